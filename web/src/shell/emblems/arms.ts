/**
 * Arms as they are drawn: the outline and colour tell the faction, the charge what its bearer does, the crown the
 * rank. Other cards than creatures stand on a leaf. Two bearers of a faction never carry the same arms.
 */
import data from './emblems.json';

/** A part of a drawing in a box of 24: filled unless it is hollow. */
export interface Shape {
  d?: string;
  circle?: number[];
  hollow?: boolean;
  stroke?: number;
  round?: boolean;
  evenodd?: boolean;
  transform?: string;
}

/** The parts that a game chooses. */
export interface Blazon {
  id: string;
  faction: string;
  /** The name of the charge, and its drawing where that is not one of the shared charges. */
  charge: string;
  drawing?: Shape[];
  /** The name of the division. */
  division: string;
  rank: 'hero' | 'character' | 'minion' | 'leaf';
}

export interface Arms {
  outline: string;
  colour: string;
  dark: string;
  /** The path painted in the second colour, or nothing. */
  division: string;
  charge: Shape[];
  chargeAt: string;
  rank: Blazon['rank'];
}

export const INK = data.ink;
export const IVORY = data.ivory;
export const EDGE = data.edge;
export const GOLD = data.gold;
export const CROWN = data.crown;

type Named<T> = Record<string, T>;
interface Faction {
  colour: string;
  dark: string;
  outline: string;
}
const factions: Named<Faction> = data.factions;
const outlines: Named<string> = data.outlines;
const divisions: Named<string> = data.divisions;
const charges: Named<Shape[]> = data.charges;

/** The outline of spells, relics, tactics and terrains: a leaf of paper. */
const LEAF = 'M24 5H76Q86 5 86 15V85Q86 95 76 95H24Q14 95 14 85V15Q14 5 24 5Z';
const WIDE = ['heater', 'cross'];

/** The way in which one of several equal arms differs from the first. */
interface Mark {
  swapped?: boolean;
  division?: string;
  mirrored?: boolean;
}
const MARKS: readonly Mark[] = [
  {},
  { swapped: true },
  { division: 'fess' },
  { division: 'chief' },
  { division: 'fess', swapped: true },
  { division: 'chief', swapped: true },
  ...['pale', 'chevron', 'bend', 'quarter'].flatMap((division) => [
    { division },
    { division, swapped: true },
  ]),
  { mirrored: true },
  { mirrored: true, swapped: true },
];

/** The distinguishing parts of arms, including the mark. */
function look(blazon: Blazon, mark: Mark): string {
  const { division = blazon.division, swapped = false, mirrored = false } = mark;
  const drawn = JSON.stringify(blazon.drawing ?? charges[blazon.charge]);
  return [blazon.faction, blazon.rank, drawn, division, swapped, mirrored].join(' ');
}

/** The mark of each bearer among all of them: the later by name takes the first that tells it apart. */
export function marksOf(all: readonly Blazon[]): Map<string, number> {
  const taken = new Set<string>();
  const found = new Map<string, number>();
  for (const blazon of [...all].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const free = MARKS.findIndex((mark) => !taken.has(look(blazon, mark)));
    const mark = Math.max(0, free);
    taken.add(look(blazon, MARKS[mark] ?? {}));
    found.set(blazon.id, mark);
  }
  return found;
}

/** The arms of a blazon; `mark` is its place among those that would carry the same. */
export function armsFrom(blazon: Blazon, mark = 0): Arms {
  const { colour, dark, outline } = (factions[blazon.faction] ?? factions['']) as Faction;
  const change = MARKS[mark % MARKS.length] ?? {};
  const scale = WIDE.includes(outline) ? 2.15 : 1.95;
  const left = 50 - 12 * scale;
  const top = left - (outline === 'heater' ? 2 : 0);
  const place = `translate(${change.mirrored ? 100 - left : left} ${top}) scale(${change.mirrored ? -scale : scale} ${scale})`;
  return {
    outline: blazon.rank === 'leaf' ? LEAF : (outlines[outline] ?? ''),
    colour: change.swapped ? dark : colour,
    dark: change.swapped ? colour : dark,
    division: divisions[change.division ?? blazon.division] ?? '',
    charge: blazon.drawing ?? charges[blazon.charge] ?? [],
    chargeAt: place,
    rank: blazon.rank,
  };
}

export const glyph = (charge: string): Shape[] => charges[charge] ?? [];
