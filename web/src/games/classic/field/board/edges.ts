/** The edges of the square field, the borders of seats on them, and the field as seen from one of them. */
import type { Border, PickCorner, Point, Shown } from '../../types';

/** Where an edge lies, in degrees clockwise from the first seat's: 90 is to the left of that seat, 180 opposite. */
export type Edge = 0 | 90 | 180 | 270;

/** A side of the field in hundredths of a millimetre. */
export const SIDE = 60_000;

/** The length XL in the same unit. */
const XL = 25_000;

/** The edge on which a border lies; sides are numbered anticlockwise from the first seat's. */
export const edgeOf = (border: Border | null | undefined): Edge =>
  (((4 - (border?.side ?? 0)) % 4) * 90) as Edge;

/** XL of the side from a corner towards a neighbouring one; corners are counted anticlockwise (C-VAR-03). */
export function sideFrom(corner: number, towards: number): Border {
  const clockwise = towards === (corner + 3) % 4;
  return clockwise ? { side: towards, low: SIDE - XL, high: SIDE } : { side: corner, low: 0, high: XL };
}

/** A side that may be picked now, with its option. */
export interface OfferedSide {
  border: Border;
  option: PickCorner;
}

export const offeredSides = (options: readonly Shown[]): OfferedSide[] =>
  options.flatMap(({ option }) =>
    option.kind === 'pick-corner' ? [{ border: sideFrom(option.corner, option.towards), option }] : [],
  );

/** Both ends of a border on a drawing of that size with another edge below, that far inside the drawing. */
export function endsOf(
  { side, low, high }: Border,
  below: Edge,
  size: number,
  inset: number,
): [Point, Point] {
  const edge = seenFrom(edgeOf({ side, low, high }), below);
  const [from, to] = [low, high].map((one) =>
    Math.min(Math.max((one / SIDE) * size, inset + 1), size - inset - 1),
  );
  const at = (along: number): Point =>
    ({
      0: [along, size - inset],
      90: [inset, along],
      180: [size - along, inset],
      270: [size - inset, size - along],
    })[edge] as Point;
  return [at(from ?? 0), at(to ?? size)];
}

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
