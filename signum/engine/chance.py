"""The source of all chance: one seeded stream of integers.

The stream is BLAKE2b in counter mode. Nobody can predict the next die from any number of earlier dice. A copy
is three references. The numbers are the same on every machine, compiled or not: words of 32 bits, so that a
word times a die stays far below 2^63.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from struct import Struct as Layout
from typing import Final, TypeAlias, TypeVar

from signum.engine.dice import DiceNumbers, Die

T = TypeVar("T")

WORDS: Final = 16
WORD_BITS: Final = 32
_MASK: Final = (1 << WORD_BITS) - 1
LARGEST: Final = 1 << 31
"""The highest limit: a word times a limit stays below 2^63."""
_layout: Final = Layout("<16I")


Fixed: TypeAlias = tuple[tuple[int | str, ...], ...]
"""The results of throws and shuffles, in their order."""


class Chance:
    """A position in one stream. `drawn` counts the words taken, so seed and count are the whole state.

    The first throws and shuffles may have fixed results, which stand before the stream: a position that was
    played up to a decision.
    """

    __slots__ = ("_block", "drawn", "fixed", "seed")

    def __init__(self, seed: bytes, drawn: int = 0, block: tuple[int, ...] = (), fixed: Fixed = ()) -> None:
        if not 16 <= len(seed) <= 64:
            raise ValueError("a seed has 16 to 64 bytes")
        self.seed = seed
        self.drawn = drawn
        self.fixed = fixed
        """The fixed results that are left."""
        self._block = _words(seed, drawn // WORDS) if drawn % WORDS and not block else block

    def copy(self) -> "Chance":
        """The same position in the same stream."""
        return Chance(self.seed, self.drawn, self._block, self.fixed)

    def below(self, limit: int) -> int:
        """An integer from 0 to below the limit, all exactly equally likely."""
        if not 0 < limit <= LARGEST:
            raise ValueError(f"cannot draw below {limit}")
        # `_word` inlined: every decision draws several times.
        drawn = self.drawn
        at = drawn % WORDS
        if at == 0:
            self._block = _words(self.seed, drawn // WORDS)
        self.drawn = drawn + 1
        product = self._block[at] * limit
        if product & _MASK < limit:
            # Lemire's method: reject the few words that would favour some numbers.
            unfair = (1 << WORD_BITS) % limit
            while product & _MASK < unfair:
                product = self._word() * limit
        return product >> WORD_BITS

    def dice(self, dice: Sequence[Die]) -> DiceNumbers:
        """A number from 1 for each die, in the order of the dice."""
        return tuple([self.below(len(die.faces)) + 1 for die in dice])

    def order(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order; all orders are equally likely."""
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = self.below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled)

    def _word(self) -> int:
        at = self.drawn % WORDS
        if at == 0:
            self._block = _words(self.seed, self.drawn // WORDS)
        self.drawn += 1
        return self._block[at]


def _words(seed: bytes, block: int) -> tuple[int, ...]:
    words: tuple[int, ...] = _layout.unpack(
        blake2b(block.to_bytes(8, "little"), key=seed, person=b"signum").digest()
    )
    return words


def seed_of(text: str) -> bytes:
    """The seed for a number or a word given on the command line."""
    return blake2b(text.encode(errors="surrogatepass"), digest_size=32, person=b"signum seed").digest()


def commitment(secret: bytes) -> str:
    """The commitment shown before the game: it fixes the secret without revealing it."""
    return blake2b(secret, digest_size=32, person=b"signum commit").hexdigest()


def mixed_seed(secret: bytes, nonces: Iterable[bytes]) -> bytes:
    """The seed of a game, from the server's secret and a nonce of each seat, so that no side picks it."""
    mix = blake2b(secret, digest_size=32, person=b"signum mix")
    for nonce in nonces:
        mix.update(len(nonce).to_bytes(4, "little"))
        mix.update(nonce)
    return mix.digest()
