/** What the other player did in the last turn, as far as it changed the table. */
import { beginsTurn, lastIndex } from '../dice/rolls';
import type { GameEvent, Line } from '../types';

/** What every turn brings, and dice whose outcome the next line tells. */
const USUAL: ReadonlySet<string> = new Set([
  'drawn',
  'prospered',
  'rolled',
  'rerolled',
  'dice-split',
  'untapped',
  'phase-began',
]);

const beginner = (line: Line): number | null => {
  const began = line.events.find(
    (event): event is Extract<GameEvent, { kind: 'turn-began' }> => event.kind === 'turn-began',
  );
  return began ? began.seat : null;
};

/** The lines of the last turn that such a seat did not begin; none while nobody else had a turn. */
export function meanwhile(lines: readonly Line[], seat: number): Line[] {
  const first = lastIndex(lines, (line) => beginsTurn(line) && beginner(line) !== seat);
  if (first < 0) return [];
  const next = lines.findIndex((line, at) => at > first && beginsTurn(line));
  const turn = lines.slice(first + 1, next < 0 ? undefined : next);
  return turn.filter((line) => line.words && !line.events.every((event) => USUAL.has(event.kind)));
}
