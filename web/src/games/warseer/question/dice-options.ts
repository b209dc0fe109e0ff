/** Whether two choices name the same dice. */
export const sameDice = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((place) => other.includes(place));

/** Whether a rule is that of an ability: a keyword or an effect of crits. */
export const isAbility = (rule: string): boolean => /^[KX]-/.test(rule);
