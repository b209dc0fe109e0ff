/** The look of a template: by its card if that is a standard one, else by its abilities. */
import type { Point, Terrain } from '../../types';
import { chance } from '../board/contours';
import { isInside } from '../board/geometry';

export type Look = 'forest' | 'rock' | 'ruin' | 'wall' | 'well' | 'mire' | 'open';

const KNOWN: Readonly<Record<string, Look>> = { forest: 'forest', rocks: 'rock', ruins: 'ruin' };

/** The look of a template, and by it its colours and its drawing. */
export function lookOf({ card, abilities = [], radius }: Terrain): Look {
  const has = (ability: string) => abilities.includes(ability);
  const known = KNOWN[card];
  if (known) return known;
  if (has('T-IMPASSABLE')) return has('T-BLOCKS-LOS') ? 'rock' : radius ? 'well' : 'wall';
  if (has('T-DIFFICULT')) return has('T-COVER') ? 'ruin' : 'mire';
  return 'open';
}

/** Which colours of the field it takes. */
export const TINT: Readonly<Record<Look, string>> = {
  forest: 'forest',
  rock: 'rock',
  ruin: 'ruin',
  wall: 'ruin',
  well: 'rock',
  mire: 'forest',
  open: 'web',
};

/** The middle of a template on the table. */
export function middle(corners: readonly Point[]): Point {
  if (corners.length < 3) return corners[0] ?? [0, 0];
  let [area, x, y] = [0, 0, 0];
  corners.forEach((one, at) => {
    const next = corners[(at + 1) % corners.length] as Point;
    const part = one[0] * next[1] - next[0] * one[1];
    area += part;
    x += (one[0] + next[0]) * part;
    y += (one[1] + next[1]) * part;
  });
  return area ? [x / (3 * area), y / (3 * area)] : (corners[0] as Point);
}

/** A place that is surely on the template, near its middle: where its name begins. */
export function heart(corners: readonly Point[]): Point {
  const centre = middle(corners);
  if (corners.length < 3 || isInside(centre, [corners])) return centre;
  const first = corners[0] as Point;
  const inside = scattered(corners, 12).sort(
    (one, other) =>
      Math.hypot(one[0] - centre[0], one[1] - centre[1]) -
      Math.hypot(other[0] - centre[0], other[1] - centre[1]),
  );
  return inside[0] ?? first;
}

/** Places over a template, on a grid that is shaken a little; `apart` in the unit of the corners. */
export function scattered(corners: readonly Point[], apart: number, seed = 7): Point[] {
  const [xs, ys] = [corners.map((one) => one[0]), corners.map((one) => one[1])];
  const found: Point[] = [];
  let row = 0;
  for (let y = Math.min(...ys) + apart / 2; y < Math.max(...ys); y += apart, row++) {
    for (let x = Math.min(...xs) + (row % 2 ? apart : apart / 2); x < Math.max(...xs); x += apart) {
      const shaken: Point = [
        x + (chance(seed + x + y) - 0.5) * apart * 0.5,
        y + (chance(seed + x - y) - 0.5) * apart * 0.4,
      ];
      const around: Point[] = [
        shaken,
        [shaken[0], shaken[1] - apart * 0.4],
        [shaken[0], shaken[1] + apart * 0.3],
        [shaken[0] - apart * 0.3, shaken[1]],
        [shaken[0] + apart * 0.3, shaken[1]],
      ];
      if (around.every((one) => isInside(one, [corners]))) found.push(shaken);
    }
  }
  return found;
}
