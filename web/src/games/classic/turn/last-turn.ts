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
}

/** The last turn of another seat than this one; none while no other seat had a turn. */
export function lastTurn(lines: readonly Line[], seat: number): LastTurn | null {
  const first = lastIndex(lines, (line) => beginsTurn(line) && beginner(line) !== seat);
  const whose = first < 0 ? null : beginner(lines[first] as Line);
  if (whose === null) return null;
  const next = lines.findIndex((line, at) => at > first && beginsTurn(line));
  const turn = lines.slice(first + 1, next < 0 ? undefined : next);
  return {
    seat: whose,
    lines: turn.filter((line) => line.words && !line.events.every((event) => USUAL.has(event.kind))),
  };
}

/** Kinds of events that a recap leaves out while others are told: nobody was hurt, nothing new stands on the field. */
const SMALL: ReadonlySet<string> = new Set(['moved', 'move-declared', 'passed', 'tapped', 'prospered']);
const MOST = 5;

/** The last turn in few lines, the harm and the newcomers first in their order; none once one of ours was activated. */
export function recapOf({ lines }: LastTurn, all: readonly Line[]): string[] {
  const now = lastIndex(all, beginsTurn);
  const acted = all.slice(now).some((line) => line.events.some((event) => event.kind === 'activated'));
  if (acted) return [];
  const large = lines.filter((line) => !line.events.every((event) => SMALL.has(event.kind)));
  const told = lines.length > MOST ? large : lines;
  return told.slice(-MOST).map((line) => line.words);
}
