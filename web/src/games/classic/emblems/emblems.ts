/**
 * Arms made from a card's data: the outline and colour tell its faction, the division its class, the charge what
 * it does or of which type it is, the crown its rank. Other cards than creatures stand on a leaf.
 * Two cards of a faction never carry the same arms.
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

/** The data that arms are made from, such as the face of a card. */
export interface Bearer {
  id: string;
  type: string;
  faction: string;
  strength: number;
  base: number;
  of_class: string;
  keywords: readonly { id: string }[];
  /** The slot of a relic. */
  relic?: string;
}

export interface Arms {
  outline: string;
  colour: string;
  dark: string;
  /** The path painted in the second colour, or nothing. */
  division: string;
  charge: Shape[];
  chargeAt: string;
  rank: 'hero' | 'character' | 'minion';
}

export const INK = data.ink;
export const IVORY = data.ivory;
export const EDGE = data.edge;
export const GOLD = data.gold;
export const CROWN = data.crown;

type Named<T> = Record<string, T>;
const factions: Named<{ colour: string; dark: string; outline: string }> = data.factions;
const outlines: Named<string> = data.outlines;
const divisions: Named<string> = data.divisions;
const classes: Named<string> = data.classes;
const charges: Named<Shape[]> = data.charges;
const minions: Named<string> = data.minions;
const buildings: Named<Shape[]> = data.buildings;
const types: Named<Shape[]> = data.types;
const dice: Named<Shape[]> = data.dice;
const order = data.charge_order as [string, string][];

const LARGE_BASE = 50;
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

/** The charge on the shield: the first keyword of the list decides, else the strength; of other cards the type. */
export function chargeOf(card: Bearer): string {
  const slot = `${card.type} ${card.relic ?? ''}`;
  if (!isCreature(card.type)) return types[slot] ? slot : card.type;
  if (card.type === 'minion') return minions[card.id] ?? 'mushroom';
  const found = order.find(([ability]) => card.keywords.some((one) => one.id === ability));
  return found?.[1] ?? (card.strength >= 3 ? 'swords' : 'sword');
}

/** The name of the division: by class, else by the size of the base. */
export function divisionOf(card: Bearer): string {
  return classes[card.of_class] ?? (isCreature(card.type) && card.base >= LARGE_BASE ? 'quarter' : 'plain');
}

/** The distinguishing parts of arms, including the mark. */
function look(card: Bearer, mark: Mark): string {
  const { division = divisionOf(card), swapped = false, mirrored = false } = mark;
  return [card.faction, card.type, chargeOf(card), division, swapped, mirrored].join(' ');
}

/** The mark of each card among all of them: the later by name takes the first that tells it apart. */
export function marks(all: Iterable<Bearer>): Map<string, number> {
  const bearers = [...all].filter((card) => card.type !== 'building');
  const taken = new Set<string>();
  const found = new Map<string, number>();
  for (const card of bearers.sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const free = MARKS.findIndex((mark) => !taken.has(look(card, mark)));
    const mark = Math.max(0, free);
    taken.add(look(card, MARKS[mark] ?? {}));
    found.set(card.id, mark);
  }
  return found;
}

export const isCreature = (type: string) => type === 'hero' || type === 'character' || type === 'minion';

/** The arms of a card; `mark` is its place among those that would carry the same. */
export function arms(card: Bearer, mark = 0): Arms {
  const faction = factions[card.faction] ?? factions[''];
  const { colour, dark, outline } = faction as { colour: string; dark: string; outline: string };
  const change = MARKS[mark % MARKS.length] ?? {};
  const wide = WIDE.includes(outline);
  const scale = wide ? 2.15 : 1.95;
  const left = 50 - 12 * scale;
  const top = left - (outline === 'heater' ? 2 : 0);
  const place = `translate(${change.mirrored ? 100 - left : left} ${top}) scale(${change.mirrored ? -scale : scale} ${scale})`;
  return {
    outline: isCreature(card.type) ? (outlines[outline] ?? '') : LEAF,
    colour: change.swapped ? dark : colour,
    dark: change.swapped ? colour : dark,
    division: divisions[change.division ?? divisionOf(card)] ?? '',
    charge: isCreature(card.type) ? (charges[chargeOf(card)] ?? []) : typeGlyph(card.type, card.relic),
    chargeAt: place,
    rank: card.type === 'hero' || card.type === 'minion' ? card.type : 'character',
  };
}

export const buildingGlyph = (card: string): Shape[] => buildings[card] ?? buildings['other'] ?? [];
export const typeGlyph = (type: string, relic = ''): Shape[] =>
  types[`${type} ${relic}`] ?? types[type] ?? charges['shield'] ?? [];
export const dieGlyph = (face: string): Shape[] => dice[face] ?? [];
export const glyph = (charge: string): Shape[] => charges[charge] ?? [];
