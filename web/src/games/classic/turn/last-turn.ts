/** What another player did in the last turn, as far as it changed the table. */
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

export interface LastTurn {
  /** The seat whose turn it was. */
  seat: number;
  lines: Line[];
  /** Whether it still goes on. */
  running: boolean;
}

/** The turns of others since the last one of this seat, or before the one that it has now; the newest last. */
export function turnsOfOthers(lines: readonly Line[], seat: number): LastTurn[] {
  const found: LastTurn[] = [];
  let end = lines.length;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] as Line;
    if (!beginsTurn(line)) continue;
    const whose = beginner(line);
    if (whose === null || (whose === seat && found.length)) break;
    if (whose !== seat) {
      const told = lines
        .slice(at + 1, end)
        .filter((one) => one.words && !one.events.every((event) => USUAL.has(event.kind)));
      found.unshift({ seat: whose, lines: told, running: end === lines.length });
    }
    end = at;
  }
  return found;
}

/** The last turn of another seat than this one; none while no other seat had a turn. */
export const lastTurn = (lines: readonly Line[], seat: number): LastTurn | null =>
  turnsOfOthers(lines, seat).at(-1) ?? null;

/** Kinds of events that a recap leaves out while others are told: nobody was hurt, nothing new stands on the field. */
const SMALL: ReadonlySet<string> = new Set(['moved', 'move-declared', 'passed', 'tapped', 'prospered']);
const MOST = 5;

/** The last turn in few lines, the harm and the newcomers first in their order; none once one of ours was activated. */
export function recapOf({ lines }: LastTurn, all: readonly Line[]): string[] {
  const now = lastIndex(all, beginsTurn);
  const acted = all.slice(now).some((line) => line.events.some((event) => event.kind === 'activated'));
  if (acted) return [];
  return shortened(lines, MOST);
}

/** Some lines, at most so many, the harm and the newcomers before the rest. */
export function shortened(lines: readonly Line[], most: number): string[] {
  const large = lines.filter((line) => !line.events.every((event) => SMALL.has(event.kind)));
  const told = lines.length > most && large.length ? large : lines;
  return told.slice(-most).map((line) => line.words);
}
