/** The key moments of a replay. */
import type { ReviewShown } from '$protocol/shell';

export const percent = (share: number): number => Math.round(100 * share);

/** The step of the key moment before or after a step; undefined if there is none. */
export function momentFrom(reviews: readonly ReviewShown[], at: number, by: 1 | -1): number | undefined {
  const steps = reviews.map(({ step }) => step).sort((one, other) => one - other);
  return by > 0 ? steps.find((one) => one > at) : steps.filter((one) => one < at).at(-1);
}
