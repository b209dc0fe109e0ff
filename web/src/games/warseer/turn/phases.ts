/** The phases of a turn in their order; before the first turn the view has others. */
export const PHASES: readonly string[] = ['start', 'main', 'end'];
