/** How the seats are told apart: the rims of their miniatures and their edges of the field, by line and colour. */

export interface Rim {
  /** The player's colour, on panels and the field. */
  colour: string;
  /** The same on the ink of a base, in both themes. */
  onInk: string;
  /** Dashes of a straight line, in millimetres; none for a whole one. */
  line: string | undefined;
  /** Whether the ends of dashes are round, as those of beads are. */
  round: boolean;
  /** Dashes of a circle with a circumference; dashes and gaps close evenly. */
  circle: (round: number) => string | undefined;
}

const BEADS = 4.66;
const even = (round: number, each: number) => round / Math.round(round / each);

const RIMS: readonly Rim[] = [
  { colour: 'var(--seat-1)', onInk: '#6fd0c2', line: undefined, round: false, circle: () => undefined },
  {
    colour: 'var(--seat-2)',
    onInk: '#ff9a6b',
    line: '0.01 6',
    round: true,
    circle: (round) => `0.01 ${even(round, BEADS) - 0.01}`,
  },
  {
    colour: 'var(--seat-3)',
    onInk: '#c9a2ff',
    line: '14 7',
    round: false,
    circle: (round) => `${even(round, 12) * 0.66} ${even(round, 12) * 0.34}`,
  },
  {
    colour: 'var(--seat-4)',
    onInk: '#eef59a',
    line: '14 6 0.01 6',
    round: true,
    circle: (round) =>
      `${even(round, 16) * 0.4} ${even(round, 16) * 0.3} 0.01 ${even(round, 16) * 0.3 - 0.01}`,
  },
];

export const rimOf = (seat: number): Rim => RIMS[seat % RIMS.length] as Rim;
