/** The edges of the square field, one for each seat, and the field as seen from one of them. */
import type { Point } from '../../types';

/** Where an edge lies, in degrees clockwise from the first seat's: 90 is to the left of that seat, 180 opposite. */
export type Edge = 0 | 90 | 180 | 270;

/** A side of the field in hundredths of a millimetre. */
export const SIDE = 60_000;
const EDGES: readonly (readonly Edge[])[] = [[0], [0], [0, 180], [0, 90, 270], [0, 90, 180, 270]];

/** The edge of a seat at a table with `count` seats. */
export const edgeOf = (seat: number, count: number): Edge => EDGES[count]?.[seat] ?? 0;

/** The edge as seen from another one: 0 is below, 90 to the left, 180 above. */
export const seenFrom = (edge: Edge, from: Edge): Edge => ((edge - from + 360) % 360) as Edge;

/** How far a place of the table is from an edge. */
export function fromEdge([x, y]: Point, edge: Edge): number {
  return { 0: y, 90: x, 180: SIDE - y, 270: SIDE - x }[edge];
}

/** How far a place of the table is from the left corner of an edge. */
export function alongEdge([x, y]: Point, edge: Edge): number {
  return { 0: x, 90: SIDE - y, 180: SIDE - x, 270: y }[edge];
}

/** The middle of an edge on a drawing of that size with another edge below. */
export function middleOf(edge: Edge, below: Edge, size: number): Point {
  const all: Record<Edge, Point> = {
    0: [size / 2, size],
    90: [0, size / 2],
    180: [size / 2, 0],
    270: [size, size / 2],
  };
  return all[seenFrom(edge, below)];
}

/** A direction of the drawing, whose second figure grows downwards, as one of the table. */
export function directionOn([dx, dy]: Point, edge: Edge): Point {
  const all: Record<Edge, Point> = { 0: [dx, -dy], 90: [-dy, -dx], 180: [-dx, dy], 270: [dy, dx] };
  return all[edge];
}
