"""python-chess, run beside our own figures so that numbers from different machines compare."""

from collections.abc import Callable
from typing import Any

from signum.engine.chance import Chance, seed_of

PLIES = 200


def random_play() -> Callable[[], int] | None:
    """Random legal moves from the start of a game; None if python-chess is not installed."""
    chess = _chess()
    if chess is None:
        return None
    chance = Chance(seed_of("yardstick"))

    def play() -> int:
        board = chess.Board()
        for ply in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                return ply
            board.push(moves[chance.below(len(moves))])
        return PLIES

    return play


def push_pop() -> Callable[[], int] | None:
    """One move made and taken back, in a middle game."""
    chess = _chess()
    if chess is None:
        return None
    board = chess.Board("r2q1rk1/pp2bppp/2n1bn2/3p4/3P4/2N1BN2/PP2BPPP/R2Q1RK1 w - - 0 11")
    moves = list(board.legal_moves)

    def push_and_pop() -> int:
        for move in moves:
            board.push(move)
            board.pop()
        return len(moves)

    return push_and_pop


def _chess() -> Any:
    try:
        import chess
    except ImportError:
        return None
    return chess
