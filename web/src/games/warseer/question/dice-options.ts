/** Whether two choices name the same dice. */
export const sameDice = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((place) => other.includes(place));
