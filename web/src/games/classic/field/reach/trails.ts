/** Paths that stay visible after a move. */
import { beginsTurn, lastIndex } from '../../dice/rolls';
import type { GameEvent, Line, Piece } from '../../types';

type Went = Extract<GameEvent, { kind: 'moved' }>;
const isWay = (event: GameEvent): event is Went => event.kind === 'moved';
const isOwn = (line: Line, seat: number): boolean =>
  line.events.some((event) => event.kind === 'turn-began' && event.seat === seat);

/** Where others went since the last own turn, until a creature of this seat is activated. */
export function theirWays(lines: readonly Line[], seat: number): Piece[][] {
  const now = lastIndex(lines, beginsTurn);
  if (now < 0 || !isOwn(lines[now] as Line, seat)) return [];
  if (lines.slice(now).some((line) => line.events.some((event) => event.kind === 'activated'))) return [];
  const own = lastIndex(lines.slice(0, now), (line) => isOwn(line, seat));
  const before = lines.findIndex((line, at) => at > own && beginsTurn(line));
  if (before < 0 || before === now) return [];
  const last = new Map<number, Piece[]>();
  for (const event of lines.slice(before, now).flatMap((line) => line.events.filter(isWay))) {
    last.set(event.creature, [...(last.get(event.creature) ?? []), ...event.way]);
  }
  return [...last.values()];
}

/** The path of the last creature that moved, until the next event. */
export function lastWay(lines: readonly Line[]): Piece[][] {
  const last = [...(lines.at(-1)?.events ?? [])].reverse().find(isWay);
  return last ? [last.way] : [];
}
