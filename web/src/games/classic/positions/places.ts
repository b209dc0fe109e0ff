/** Places of a scenario file, in centimetres, and on the table, in hundredths of a millimetre. */
import { isMapping, type Mapping, type Value } from '$shell/positions/document';
import type { Point } from '../types';

export const number = (value: Value | undefined): number =>
  Number(typeof value === 'string' ? value : 0) || 0;

/** `[30, 25.5]` on the table; null for a place that leans on another creature. */
export function placeOf(value: Value | undefined): Point | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [x, y] = value.map((one) => Math.round(Number(one) * 1000));
  return Number.isFinite(x) && Number.isFinite(y) ? [x as number, y as number] : null;
}

/** The place as a file writes it. */
export const written = ([x, y]: Point): string[] => [x, y].map((one) => `${one / 1000}`);

/** The middle of a template: of a disc its centre, else that of its box. */
export function middleOf(value: Mapping): Point {
  const centre = placeOf(value.centre);
  if (centre) return centre;
  const corners = (Array.isArray(value.corners) ? value.corners : []).flatMap((one) => {
    const place = placeOf(one);
    return place ? [place] : [];
  });
  if (!corners.length) return [0, 0];
  const [xs, ys] = [corners.map((one) => one[0]), corners.map((one) => one[1])];
  const half = (all: number[]) => Math.round((Math.min(...all) + Math.max(...all)) / 2);
  return [half(xs), half(ys)];
}

/** A template with its middle at another place. */
export function shifted(value: Value | undefined, to: Point): Value {
  if (!isMapping(value)) return value ?? {};
  const [x, y] = middleOf(value);
  const moved = (one: Value): Value => {
    const place = placeOf(one);
    return place ? written([place[0] + to[0] - x, place[1] + to[1] - y]) : one;
  };
  if (value.centre) return { ...value, centre: moved(value.centre) };
  return { ...value, corners: (Array.isArray(value.corners) ? value.corners : []).map(moved) };
}
