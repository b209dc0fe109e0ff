/** The turns of a replay. */
import type { ReplayStep } from '$protocol/shell';

/** Where each turn begins: a turn begins at the first step that is told as part of it. */
export function turnsOf(steps: readonly ReplayStep[]): { step: number; words: string }[] {
  return steps.flatMap(({ turn }, step) => (turn !== steps[step - 1]?.turn ? [{ step, words: turn }] : []));
}

/** The last of some places, in their order, that comes before an end. */
export const lastBefore = (places: readonly number[], end: number): number | undefined =>
  places.filter((one) => one < end).at(-1);
