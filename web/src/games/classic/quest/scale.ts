/** The scale of honour and rage in sections of cells. */

export interface Cell {
  honour: number;
  now: boolean;
  reached: boolean;
  /** Whether a new section begins here next: the Overlord then draws a card. */
  next: boolean;
}

export interface Section {
  rage: number;
  /** Whether the honour lies in it. */
  now: boolean;
  cells: Cell[];
}

/** The last cell that is drawn if the honour is not higher. */
const LAST = 24;

/** The sections from honour 0, each with its rage. */
export function sectionsOf(honour: number, sections: readonly (readonly [number, number])[]): Section[] {
  const coming = sections.find(([begins]) => begins > honour)?.[0];
  const last = Math.max(LAST, honour);
  return sections.map(([begins, rage], at) => {
    const ends = (sections[at + 1]?.[0] ?? last + 1) - 1;
    const cells = Array.from({ length: ends - begins + 1 }, (_, place) => {
      const one = begins + place;
      return { honour: one, now: one === honour, reached: one < honour, next: one === coming };
    });
    return { rage, now: honour >= begins && honour <= ends, cells };
  });
}
