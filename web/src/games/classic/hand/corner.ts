/** The place where an enlarged card hides least. */
import { alongEdge, fromEdge, SIDE, type Edge } from '../field/board/edges';

export type Corner = 'left-below' | 'left-above' | 'right-below' | 'right-above';
const CORNERS: readonly [Corner, number, number][] = [
  ['left-below', 0, 0],
  ['right-below', 1, 0],
  ['left-above', 0, 1],
  ['right-above', 1, 1],
];

/** The corner of the field that is farthest from all that must be seen, with an edge below. */
export function farthestCorner(seen: readonly { x: number; y: number }[], edge: Edge): Corner {
  const places = seen.map(({ x, y }): [number, number] => [
    alongEdge([x, y], edge) / SIDE,
    fromEdge([x, y], edge) / SIDE,
  ]);
  const room = (x: number, y: number) =>
    Math.min(2, ...places.map((one) => Math.hypot(one[0] - x, one[1] - y)));
  const [first, ...others] = CORNERS.map(([corner, x, y]) => ({ corner, room: room(x, y) }));
  let found = first as { corner: Corner; room: number };
  for (const one of others) if (one.room > found.room + 0.01) found = one;
  return found.corner;
}
