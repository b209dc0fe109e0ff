/** The curve of the chances to win as a drawing, 100 units wide. */
import type { TurnChances } from '$protocol/shell';

const x = (step: number, last: number): number => (100 * step) / Math.max(1, last);
const point = (step: number, last: number, chance: number, height: number): string =>
  `${x(step, last).toFixed(2)} ${(height * (1 - chance)).toFixed(2)}`;

/** The line of the chances of a side, from turn to turn. */
export function lineOf(turns: readonly TurnChances[], last: number, side: number, height: number): string {
  const points = turns.map(({ step, chances }) => point(step, last, chances[side] ?? 0, height));
  return points.length ? `M${points.join('L')}` : '';
}

/** The band in which the true chances lie nineteen times of twenty. */
export function bandOf(turns: readonly TurnChances[], last: number, side: number, height: number): string {
  const upper = turns.map(({ step, intervals }) => point(step, last, intervals[side]?.[1] ?? 1, height));
  const lower = turns.map(({ step, intervals }) => point(step, last, intervals[side]?.[0] ?? 0, height));
  return upper.length ? `M${[...upper, ...lower.reverse()].join('L')}Z` : '';
}

/** What lies below the line. */
export function areaOf(turns: readonly TurnChances[], last: number, side: number, height: number): string {
  const [first, end] = [turns[0], turns.at(-1)];
  if (!first || !end) return '';
  const line = lineOf(turns, last, side, height);
  return `${line}L${point(end.step, last, 0, height)}L${point(first.step, last, 0, height)}Z`;
}

const ROOM_FOR_NUMBER = 20;

/** The turns whose numbers fit beside each other on a curve of this width, in pixels. */
export function numbered(turns: readonly TurnChances[], last: number, width: number): TurnChances[] {
  let free = 0;
  return turns.filter(({ step }) => {
    const left = (x(step, last) * width) / 100;
    if (left < free || left + ROOM_FOR_NUMBER > width) return false;
    free = left + ROOM_FOR_NUMBER;
    return true;
  });
}

/** Where the line is at a step, from above. */
export function heightAt(turns: readonly TurnChances[], step: number, side: number, height: number): number {
  const before = turns.filter((one) => one.step <= step).at(-1);
  const after = turns.find((one) => one.step > step) ?? before;
  const [from, to] = [before?.chances[side] ?? 0.5, after?.chances[side] ?? 0.5];
  const way = before && after && after !== before ? (step - before.step) / (after.step - before.step) : 0;
  return height * (1 - from - way * (to - from));
}

/** The turns of an analysis that is being made, as far as they tell of a step: none once a later turn began. */
export function toldAt(
  turns: readonly TurnChances[],
  starts: readonly { step: number }[],
  step: number,
): readonly TurnChances[] {
  const told = turns.at(-1)?.step ?? 0;
  return starts.some((one) => told < one.step && one.step <= step) ? [] : turns;
}

export interface ChanceAt {
  now: number;
  /** At the turn before. */
  before: number | null;
  /** Between which figures the true chance lies nineteen times of twenty: " (20–55)"; empty once it is sure. */
  range: string;
}

/** The chance of a side at a step, in per cent; null while it is not known. */
export function chanceAt(turns: readonly TurnChances[], step: number, side: number): ChanceAt | null {
  const until = turns.filter((one) => one.step <= step);
  const [before, turn] = [until.at(-2), until.at(-1)];
  if (!turn) return null;
  const percent = (share: number | undefined) => Math.round(100 * (share ?? 0));
  const [low, high] = (turn.intervals[side] ?? [0, 1]).map(percent);
  return {
    now: percent(turn.chances[side]),
    before: before ? percent(before.chances[side]) : null,
    // The dash and the figure after it stay on one line.
    range: low === high ? '' : ` (${low}–\u2060${high})`,
  };
}
