/** The turns of a replay. */
import type { ReplayStep } from '$protocol/shell';

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
