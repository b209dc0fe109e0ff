/**
 * Places on the table (hundredths of a millimetre, the first seat's side at y = 0) and on the drawing
 * (millimetres, the looking seat's edge below), and the little geometry that drawing needs.
 */
import type { Piece, Point } from '../../types';
import type { Edge } from './edges';

/** The width of the field in millimetres. */
export const SIZE = 600;
const UNIT = 100;

/** A place of the table on the drawing, with an edge below. Other seats see the table turned, not mirrored. */
export function drawn([x, y]: Point, edge: Edge): Point {
  switch (edge) {
    case 90:
      return [SIZE - y / UNIT, SIZE - x / UNIT];
    case 180:
      return [SIZE - x / UNIT, y / UNIT];
    case 270:
      return [y / UNIT, x / UNIT];
    default:
      return [x / UNIT, SIZE - y / UNIT];
  }
}

/** A place of the drawing on the table. */
export function meant([x, y]: Point, edge: Edge): Point {
  const all: Record<Edge, Point> = {
    0: [x, SIZE - y],
    90: [SIZE - y, SIZE - x],
    180: [SIZE - x, y],
    270: [y, x],
  };
  const [left, up] = all[edge];
  return [Math.round(left * UNIT), Math.round(up * UNIT)];
}

export const distance = (one: Point, other: Point) => Math.hypot(one[0] - other[0], one[1] - other[1]);
export const between = (one: Point, other: Point, part: number): Point => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
];

const told = (place: Point, edge: Edge) => {
  const [x, y] = drawn(place, edge);
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
};

/** Closed outlines as a path. */
export function outline(loops: readonly (readonly Point[])[], edge: Edge): string {
  return loops.map((loop) => `M${loop.map((one) => told(one, edge)).join('L')}Z`).join('');
}

/** A way of straight pieces and arcs as a path. Turning the table leaves a left turn a left turn. */
export function way(pieces: readonly Piece[], edge: Edge): string {
  const first = pieces[0];
  if (!first) return '';
  return pieces.reduce(
    (path, { start, end, turn, centre }) => {
      if (!turn || !centre) return `${path}L${told(end, edge)}`;
      const radius = distance(start, centre) / UNIT;
      return `${path}A${radius} ${radius} 0 ${isLong({ start, end, turn, centre }) ? 1 : 0} ${turn > 0 ? 0 : 1} ${told(end, edge)}`;
    },
    `M${told(first.start, edge)}`,
  );
}

function isLong({ start, end, turn, centre }: Piece & { centre: Point }): boolean {
  const angle = (one: Point) => Math.atan2(one[1] - centre[1], one[0] - centre[0]);
  const swept = (angle(end) - angle(start)) * Math.sign(turn);
  return (swept + 2 * Math.PI) % (2 * Math.PI) > Math.PI;
}

/** Whether a place is inside the outlines; an area inside two of them is a hole. */
export function isInside([x, y]: Point, loops: readonly (readonly Point[])[]): boolean {
  let inside = false;
  for (const loop of loops) {
    let before = loop[loop.length - 1];
    for (const corner of loop) {
      if (before && corner[1] > y !== before[1] > y) {
        const cut = ((before[0] - corner[0]) * (y - corner[1])) / (before[1] - corner[1]) + corner[0];
        if (x < cut) inside = !inside;
      }
      before = corner;
    }
  }
  return inside;
}

/** The place itself where it is inside, else the nearest one on an outline. */
export function kept(place: Point, loops: readonly (readonly Point[])[]): Point {
  if (!loops.length || isInside(place, loops)) return place;
  let best = place;
  let least = Infinity;
  for (const loop of loops) {
    let before = loop[loop.length - 1];
    for (const corner of loop) {
      if (before) {
        const [dx, dy] = [corner[0] - before[0], corner[1] - before[1]];
        const long = dx * dx + dy * dy;
        const part = long ? ((place[0] - before[0]) * dx + (place[1] - before[1]) * dy) / long : 0;
        const near = between(before, corner, Math.max(0, Math.min(1, part)));
        const far = distance(near, place);
        if (far < least) [best, least] = [near, far];
      }
      before = corner;
    }
  }
  return [Math.round(best[0]), Math.round(best[1])];
}

/** The corners of a template, turned to the left by some degrees and moved to a place. */
export function laid(corners: readonly Point[], degrees: number, [x, y]: Point): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return corners.map(([cx, cy]): Point => [
    Math.round(x + cx * cos - cy * sin),
    Math.round(y + cx * sin + cy * cos),
  ]);
}

const STRIDE = 100;

/** As far as one can go straight from a place without leaving the outlines; `step` is a direction. */
export function regionEdge(place: Point, step: Point, loops: readonly (readonly Point[])[]): Point {
  const long = Math.hypot(...step) || 1;
  let last = place;
  for (let gone = STRIDE; gone <= SIZE * UNIT * 1.5; gone += STRIDE) {
    const next: Point = [place[0] + (step[0] / long) * gone, place[1] + (step[1] / long) * gone];
    if (!isInside(next, loops)) break;
    last = next;
  }
  return [Math.round(last[0]), Math.round(last[1])];
}

/** Which of some places is the next one in a direction: near, and not far beside it. */
export function nextTowards<T extends { at: Point }>(
  from: Point,
  [dx, dy]: Point,
  others: readonly T[],
): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const one of others) {
    const [x, y] = [one.at[0] - from[0], one.at[1] - from[1]];
    const ahead = x * dx + y * dy;
    const beside = Math.abs(x * dy - y * dx);
    if (ahead <= 0.001 || beside > ahead * 2.2) continue;
    const cost = ahead + 1.6 * beside;
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}
