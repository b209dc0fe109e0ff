/** The scale of honour and rage in cells. */

export interface Cell {
  honour: number;
  reached: boolean;
  /** Whether a section of rage begins here. */
  begins: boolean;
  /** Whether it is the next section: there the Overlord draws a card. */
  next: boolean;
  rage: number;
}

/** The last cell that is drawn if the honour is not higher. */
const LAST = 24;

/** One cell for each point of honour from 0. */
export function cellsOf(honour: number, sections: readonly (readonly [number, number])[]): Cell[] {
  const coming = sections.find(([begins]) => begins > honour)?.[0];
  return Array.from({ length: Math.max(LAST, honour) + 1 }, (_, at) => {
    const section = sections.find(([begins]) => begins === at);
    return {
      honour: at,
      reached: at <= honour,
      begins: section !== undefined,
      next: at === coming,
      rage: section?.[1] ?? 0,
    };
  });
}
