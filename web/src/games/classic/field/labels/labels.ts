/** Where names and figures stand on the field, so that they cover neither each other nor a miniature. */
import type { Point } from '../../types';

/** A label that looks for a place: its box, and the middles it could have, the best first. */
export interface Wish {
  id: string;
  width: number;
  height: number;
  places: readonly Point[];
}

export interface Disc {
  at: Point;
  radius: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GRACE = 0.5;
const LEAST = 3;

/** The box of a label with its middle there. */
export const boxAt = ([x, y]: Point, { width, height }: Wish): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > GRACE && high > GRACE ? wide * high : 0;
}

/** How much of a box a disc covers, about. */
function covered(box: Box, { at: [x, y], radius }: Disc): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  const into = radius - Math.hypot(dx, dy);
  if (into <= GRACE) return 0;
  return overlap(box, { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }) + into;
}

/** The middle of a box that is moved inside the bounds. */
function inside([x, y]: Point, { width, height }: Wish, { left, top, right, bottom }: Box): Point {
  const within = (at: number, half: number, from: number, to: number) =>
    Math.max(from + half, Math.min(to - half, at));
  return [within(x, width / 2, left, right), within(y, height / 2, top, bottom)];
}

/** A place for each label, in their order: the first that is free, else the one that covers least. */
export function settle(
  wishes: readonly Wish[],
  discs: readonly Disc[],
  bounds: Box,
  taken: readonly Box[] = [],
): Map<string, Point> {
  const boxes = [...taken];
  const found = new Map<string, Point>();
  for (const wish of wishes) {
    let best: Point | undefined;
    let least = Infinity;
    for (const wanted of wish.places) {
      const place = inside(wanted, wish, bounds);
      const box = boxAt(place, wish);
      let cost = 0;
      for (const disc of discs) cost += covered(box, disc);
      for (const other of boxes) cost += overlap(box, other);
      if (cost < least) [best, least] = [place, cost];
      if (cost === 0) break;
    }
    if (!best) continue;
    found.set(wish.id, best);
    boxes.push(boxAt(best, wish));
  }
  return found;
}

/** The middles of a name's box round a base: below, right, left, above, then slantwise. */
export function round([x, y]: Point, radius: number, width: number, height: number): Point[] {
  const down = radius + height / 2 + 1;
  const side = radius + width / 2 + 2;
  const slant = radius * 0.72;
  return [
    [x, y + down],
    [x + side, y],
    [x - side, y],
    [x, y - down],
    [x + slant + width / 2, y + slant + height / 2],
    [x - slant - width / 2, y + slant + height / 2],
    [x + slant + width / 2, y - slant - height / 2],
    [x - slant - width / 2, y - slant - height / 2],
  ];
}

/** Farther middles, for a name in a crowd: ring after ring, those beside the base before those above it. */
export function farther([x, y]: Point, radius: number, width: number, height: number): Point[] {
  const rings = [8, 18, 30, 44, 60];
  const angles = [0, 180, 30, 150, -30, 210, 60, 120, -60, 240, 90, -90];
  return rings.flatMap((ring) =>
    angles.map((angle): Point => {
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      const far = radius + ring;
      return [x + cos * (far + width / 2), y + sin * (far + height / 2)];
    }),
  );
}

/** The line from a base to a name that stands farther away than `beside`; else none. */
export function leader(at: Point, radius: number, box: Box, beside: number): [Point, Point] | null {
  const to: Point = [
    Math.max(box.left, Math.min(box.right, at[0])),
    Math.max(box.top, Math.min(box.bottom, at[1])),
  ];
  const far = Math.hypot(to[0] - at[0], to[1] - at[1]);
  if (far <= radius + beside) return null;
  const part = radius / far;
  return [[at[0] + (to[0] - at[0]) * part, at[1] + (to[1] - at[1]) * part], to];
}

/** A name, and the first name by which somebody with a title is called. */
export interface Called {
  readonly name: string;
  readonly short?: string;
}

/**
 * Names as they stand on the field: the first name that the server knows; else without what follows a comma or begins
 * with a small letter ("the Stubborn", "de Molforn"), unless two of them would then be called the same.
 */
export function shortNames(names: ReadonlyMap<number, Called>): Map<number, string> {
  const short = new Map([...names].map(([id, { name, short }]) => [id, short || shortened(name)]));
  const count = new Map<string, number>();
  for (const name of short.values()) count.set(name, (count.get(name) ?? 0) + 1);
  for (const [id, name] of short) if ((count.get(name) ?? 0) > 1) short.set(id, names.get(id)?.name ?? name);
  return short;
}

/** Words in which the longest names give way to the short ones. */
export function shorten(
  words: string,
  names: ReadonlyMap<number, Called>,
  short: ReadonlyMap<number, string>,
): string {
  const long = [...names]
    .map(([id, { name }]) => [id, name] as const)
    .filter(([id, name]) => (short.get(id) ?? name) !== name)
    .sort((one, other) => other[1].length - one[1].length);
  return long.reduce((told, [id, name]) => told.replaceAll(name, short.get(id) ?? name), words);
}

/** A word that joins two parts of a name. */
const OF = /^(de|du|des|of|von)$/;
/** A Russian word that only says what something is like. */
const LIKE = /(ий|ый|ой|ая|ое)$/;

/** The number of the second and every further one of a name. */
const NUMBER = / \d+$/;

function shortened(whole: string): string {
  const number = NUMBER.exec(whole)?.[0] ?? '';
  return firstName(whole.slice(0, whole.length - number.length)) + number;
}

function firstName(name: string): string {
  const words = (name.split(/[,(]/)[0] ?? name).trim().split(/\s+/);
  // "Capitaine Main de Fer" has no first name that it could be called by.
  const small = words.findIndex(
    (word, at) => at > 0 && /^[\p{Ll}]/u.test(word) && !(at > 1 && OF.test(word)),
  );
  // A name before a comma stands by itself, as short as it may be: "Люс, мастер пистолета".
  if (small < 0) return words.join(' ');
  const short = words.slice(0, small).join(' ');
  // The rest of "The hill" says nothing, nor does "Шагающий" without its hill.
  return short.length > LEAST && !(small === 1 && LIKE.test(short)) ? short : name;
}
