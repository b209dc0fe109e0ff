/** Where the dice of a creature lie on the screen: beside it, on the side away from its foe, inside the field. */
import type { Point } from './camera.svelte';

const BETWEEN = 5;

export interface Room {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Thrower {
  /** Its middle and radius, in pixels. */
  at: Point;
  radius: number;
  /** The size of its dice together. */
  width: number;
  height: number;
}

/** Between a creature and its dice: its loss stands there. */
const GAP = 34;

/** The middles of the dice of one or two throwers. */
export function dicePlaces(throwers: readonly Thrower[], foe: Point | null, room: Room): Point[] {
  const places: Point[] = [];
  for (const [index, one] of throwers.entries()) {
    const other = throwers[1 - index]?.at ?? foe;
    const [dx, dy] = away(one.at, other);
    const wish: Point = [
      one.at[0] + dx * (one.radius + GAP + one.width / 2),
      one.at[1] + dy * (one.radius + GAP + one.height / 2),
    ];
    let [x, y] = inside(wish, one, room);
    const before = places[0];
    const first = throwers[0];
    if (index && before && first) {
      const wide = Math.abs(before[0] - x) < (first.width + one.width) / 2;
      const high = (first.height + one.height) / 2 + BETWEEN;
      // Dice that would lie on those of the other go below them, or above where there is no room.
      if (wide && Math.abs(before[1] - y) < high) {
        const below = before[1] + high + one.height / 2 <= room.top + room.height;
        [x, y] = [x, below ? before[1] + high : before[1] - high];
      }
    }
    places.push([x, y]);
  }
  return places;
}

/** The direction away from another place; up where there is none. */
function away([x, y]: Point, other: Point | null): Point {
  if (!other) return [0, -1];
  const far = Math.hypot(x - other[0], y - other[1]);
  return far ? [(x - other[0]) / far, (y - other[1]) / far] : [0, -1];
}

function inside([x, y]: Point, { width, height }: Thrower, room: Room): Point {
  const within = (at: number, half: number, from: number, long: number) =>
    Math.min(from + long - half, Math.max(from + half, at));
  return [within(x, width / 2, room.left, room.width), within(y, height / 2, room.top, room.height)];
}
