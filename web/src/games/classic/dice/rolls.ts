/** The last exchange of blows in the tray: the dice of each side, and the result. */
import type { GameEvent, Line } from '../types';

/** Dice of one creature for one purpose, as they lie now. */
export interface Throw {
  creature: number;
  why: string;
  faces: readonly string[];
  /** The faces that succeed; none where the event does not say. */
  succeeding: readonly string[];
  /** How many of the dice, the last ones, were thrown last: a reroll lifts the old ones out first. */
  fresh: number;
  /** The whole row of the dice card from which they were read; empty for dice. */
  row: readonly string[];
}

export interface Exchange {
  throws: readonly Throw[];
  /** The line with the result. */
  results: Line[];
}

type Thrown = Extract<GameEvent, { kind: 'rolled' | 'rerolled' }>;
const isThrow = (event: GameEvent): event is Thrown => event.kind === 'rolled' || event.kind === 'rerolled';
/** Where something new begins, so that older dice are put away. */
const BEGINS: ReadonlySet<string> = new Set([
  'attack-declared',
  'ability-declared',
  'detection-declared',
  'activated',
  'turn-began',
  'move-declared',
]);
const ENDS: ReadonlySet<string> = new Set([
  ...BEGINS,
  'activation-ended',
  'turn-ending',
  'moved',
  'placed',
  'drawn',
  'tapped',
]);
const MOST_RESULTS = 2;

/** The dice of a line of the log, if any were thrown in it. */
export const thrownIn = (line: Line): Thrown[] => line.events.filter(isThrow);
/** The dice for the first turn are told only by their successes. */
const comparesDice = (line: Line): boolean => line.events.some((event) => event.kind === 'dice-compared');
export const beginsTurn = (line: Line): boolean => line.events.some((event) => event.kind === 'turn-began');

/** The faces without those that were dropped, one for one. */
export function without(faces: readonly string[], dropped: readonly string[]): string[] {
  const kept = [...faces];
  for (const face of dropped) {
    const at = kept.indexOf(face);
    if (at >= 0) kept.splice(at, 1);
  }
  return kept;
}

/** The faces that count, as the event says; a reroll counts as the roll did. */
export const succeedingIn = (event: Thrown): readonly string[] =>
  event.kind === 'rolled' ? event.succeeding : [];

export function lastIndex<T>(those: readonly T[], fits: (one: T) => boolean): number {
  for (let at = those.length - 1; at >= 0; at--) if (fits(those[at] as T)) return at;
  return -1;
}

/** The last exchange that a log tells of. */
export function lastExchange(lines: readonly Line[]): Exchange {
  const last = lastIndex(lines, (line) => thrownIn(line).length > 0);
  if (last < 0) return { throws: [], results: lines.filter(comparesDice).slice(-1) };
  let first = last;
  while (first > 0 && !lines[first]?.events.some((event) => BEGINS.has(event.kind))) first--;
  let throws: readonly Throw[] = [];
  const those = lines.slice(first, last + 1);
  const rows = rowsOf(those);
  for (const line of those)
    for (const event of thrownIn(line)) throws = addThrow(throws, event, rows.get(event));
  return { throws, results: resultsAfter(lines, last) };
}

/** The rows of the dice cards that were turned over, by the throw that was read from them. */
export function rowsOf(lines: readonly Line[]): ReadonlyMap<GameEvent, readonly string[]> {
  const found = new Map<GameEvent, readonly string[]>();
  let row: readonly string[] = [];
  for (const event of lines.flatMap((line) => line.events)) {
    if (event.kind === 'dice-card-read') row = [...row, ...event.faces];
    if (!isThrow(event)) continue;
    found.set(event, row);
    row = [];
  }
  return found;
}

/** The throws after one more; a reroll takes the place of the dice that it dropped. */
export function addThrow(throws: readonly Throw[], event: Thrown, row: readonly string[] = []): Throw[] {
  const same = lastIndex(throws, (one) => one.creature === event.creature && one.why === event.why);
  const before = throws[same];
  if (event.kind === 'rerolled' && before) {
    const faces = [...without(before.faces, event.dropped), ...event.faces];
    const after = { ...before, faces, fresh: event.faces.length, row: [] };
    return throws.map((one, at) => (at === same ? after : one));
  }
  const { creature, why, faces } = event;
  return [...throws, { creature, why, faces, succeeding: succeedingIn(event), fresh: faces.length, row }];
}

function resultsAfter(lines: readonly Line[], last: number): Line[] {
  const results: Line[] = [];
  for (const line of lines.slice(last + 1)) {
    if (line.events.some((event) => ENDS.has(event.kind))) break;
    if (line.words) results.push(line);
    if (results.length === MOST_RESULTS) break;
  }
  return results;
}
