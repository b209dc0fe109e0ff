/** The turns of a replay. */
import type { ReplayStep } from '$protocol/shell';

/** The width of a slider's thumb. */
const THUMB = 16;

/** Where each turn begins: a turn begins at the first step that is told as part of it. */
export function turnsOf(steps: readonly ReplayStep[]): { step: number; words: string }[] {
  return steps.flatMap(({ turn }, step) => (turn !== steps[step - 1]?.turn ? [{ step, words: turn }] : []));
}

/** The step with which a line of the log came, counted from 0 among those with words. */
export function stepOfLine(steps: readonly ReplayStep[], line: number): number | undefined {
  let told = 0;
  const found = steps.findIndex(({ words }) => (told += words.length) > line);
  return line < 0 || found < 0 ? undefined : found;
}

/** The last of some places, in their order, that comes before an end. */
export const lastBefore = (places: readonly number[], end: number): number | undefined =>
  places.filter((one) => one < end).at(-1);

/** The steps to which keys and buttons lead from a step: turns before and after, key moments, both ends. */
export function jumpsFrom(
  at: number,
  last: number,
  starts: readonly number[],
  moments: readonly number[],
): number[] {
  const turns = [starts.find((one) => one > at), lastBefore(starts, at)];
  const all = [...turns, ...moments, last, 0].filter((one) => one !== undefined && one !== at);
  return [...new Set(all as number[])];
}

/** The step at a place of a slider, as the browser sets it: the middle of its thumb stays inside. */
export function stepAt(x: number, width: number, last: number): number {
  const share = (x - THUMB / 2) / Math.max(1, width - THUMB);
  return Math.round(last * Math.min(1, Math.max(0, share)));
}
