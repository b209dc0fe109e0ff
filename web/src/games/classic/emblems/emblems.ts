/**
 * Arms made from a card's data: the division tells its class, the charge what it does or of which type it is.
 * The shell draws them.
 */
import { armsFrom, glyph, marksOf, type Arms, type Blazon, type Shape } from '$shell/emblems/arms';
import data from './emblems.json';

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
  /** The charge that the card names, if it names one. */
  emblem?: string;
}

type Named<T> = Record<string, T>;
const classes: Named<string> = data.classes;
const minions: Named<string> = data.minions;
const buildings: Named<Shape[]> = data.buildings;
const types: Named<Shape[]> = data.types;
const dice: Named<Shape[]> = data.dice;
const order = data.charge_order as [string, string][];

const LARGE_BASE = 50;

/** The charge on the shield: the one that the card names, else the first keyword of the list decides, else the strength; of other cards the type. */
export function chargeOf(card: Bearer): string {
  if (card.emblem) return card.emblem;
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

function blazonOf(card: Bearer): Blazon {
  const { id, type, faction } = card;
  const common = { id, faction, charge: chargeOf(card), division: divisionOf(card) };
  if (!isCreature(type)) {
    const drawing = card.emblem ? undefined : typeGlyph(type, card.relic);
    return { ...common, drawing, rank: 'leaf' };
  }
  return { ...common, rank: type === 'hero' || type === 'minion' ? type : 'character' };
}

/** The mark of each card among all of them. */
export const marks = (all: Iterable<Bearer>): Map<string, number> =>
  marksOf([...all].filter((card) => card.type !== 'building').map(blazonOf));

const CREATURES: ReadonlySet<string> = new Set(['hero', 'character', 'minion', 'overlord-creature']);

export const isCreature = (type: string) => CREATURES.has(type);

/** The arms of a card; `mark` is its place among those that would carry the same. */
export const arms = (card: Bearer, mark = 0): Arms => armsFrom(blazonOf(card), mark);

export const buildingGlyph = (card: string): Shape[] => buildings[card] ?? buildings['other'] ?? [];
export const typeGlyph = (type: string, relic = ''): Shape[] =>
  types[`${type} ${relic}`] ?? types[type] ?? glyph('shield');
export const dieGlyph = (face: string): Shape[] => dice[face] ?? [];
