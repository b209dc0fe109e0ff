/** The ground: quiet contour lines, always the same. */
import type { Point } from '../../types';

const HILLS: readonly [number, number, number][] = [
  [120, 430, 1],
  [460, 300, 2],
  [250, 140, 3],
  [540, 560, 4],
];
const RINGS = 6;
const CORNERS = 12;

/** A number between 0 and 1 that is always the same for the same seed. */
export function chance(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** A closed curve through places. */
export function curve(places: readonly Point[]): string {
  const at = (index: number) => places[(index + places.length) % places.length] as Point;
  const round = (one: number) => Math.round(one * 10) / 10;
  return places.reduce(
    (path, here, index) => {
      const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
      const out = [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6];
      const into = [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6];
      return `${path}C${[...out, ...into, ...next].map(round).join(' ')}`;
    },
    `M${at(0).map(round).join(' ')}`,
  );
}

/** The lines with their strength, the innermost first. */
export const CONTOURS: readonly { d: string; strength: number }[] = HILLS.flatMap(([x, y, seed]) =>
  Array.from({ length: RINGS }, (_, ring) => {
    const corners = Array.from({ length: CORNERS }, (__, corner): Point => {
      const angle = (corner / CORNERS) * 2 * Math.PI;
      const radius = (ring + 1) * 34 * (0.72 + 0.5 * chance(seed * 31 + corner));
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle) * 0.86];
    });
    return { d: `${curve(corners)}Z`, strength: 0.54 - ring * 0.08 };
  }),
);
