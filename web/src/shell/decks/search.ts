/** Finding cards for a deck: words of name and text, keywords, and "cost 2" or "cost 2-3". */
import { plain, wordsIn } from '../parts/text-search';
import type { PoolCard } from './parts';

export interface Filters {
  wanted: string;
  types: readonly string[];
  factions: readonly string[];
  needs: readonly string[];
  costs: readonly string[];
  keywords: readonly string[];
}
export const NO_FILTERS: Filters = {
  wanted: '',
  types: [],
  factions: [],
  needs: [],
  costs: [],
  keywords: [],
};
/** The last pill of costs stands for this cost and all above. */
export const DEAREST = 5;
export const costPill = (cost: number): string => (cost >= DEAREST ? `${DEAREST}+` : `${cost}`);

/** The cost that somebody typed, in the word for it in any of our languages, and the other words. */
export function costIn(wanted: string): { words: string[]; least: number; most: number } {
  const found = /(?:^|\s)(?:cost|coût|cout|kosten|цена|стоимость)\s*(\d+)(?:\s*[-–]\s*(\d+))?(?=\s|$)/iu.exec(
    wanted,
  );
  if (!found) return { words: wordsIn(wanted), least: 0, most: Infinity };
  const least = Number(found[1]);
  return { words: wordsIn(wanted.replace(found[0], ' ')), least, most: Number(found[2] ?? least) };
}

export const SORTS = ['cost', 'name', 'type'] as const;
export type Sort = (typeof SORTS)[number];

/** The cards by cost, name or type; those of one cost or type by name and cost. */
export function sorted(cards: readonly PoolCard[], by: Sort): PoolCard[] {
  const named = (one: PoolCard, other: PoolCard) => one.name.localeCompare(other.name);
  const order = {
    cost: (one: PoolCard, other: PoolCard) => one.cost - other.cost || named(one, other),
    name: named,
    type: (one: PoolCard, other: PoolCard) =>
      one.typeWords.localeCompare(other.typeWords) || one.cost - other.cost || named(one, other),
  };
  return [...cards].sort(order[by]);
}

const oneOf = (chosen: readonly string[], ...there: readonly string[]) =>
  !chosen.length || there.some((one) => chosen.includes(one));

/** Whether a card passes all filters. */
export function passes(card: PoolCard, filters: Filters): boolean {
  const { words, least, most } = costIn(filters.wanted);
  const text = plain([card.name, card.typeWords, card.factionWords, ...card.text].join(' '));
  return (
    card.cost >= least &&
    card.cost <= most &&
    words.every((word) => text.includes(word)) &&
    oneOf(filters.types, card.type) &&
    oneOf(filters.factions, card.faction) &&
    oneOf(filters.needs, ...card.needs) &&
    oneOf(filters.costs, costPill(card.cost)) &&
    filters.keywords.every((id) => card.keywords.some((one) => one.id === id))
  );
}

/** Pills with the number of cards each, the most frequent first. */
export function counts(
  cards: readonly PoolCard[],
  of: (card: PoolCard) => readonly { id: string; words: string }[],
): { id: string; words: string; count: number }[] {
  const found = new Map<string, { id: string; words: string; count: number }>();
  for (const card of cards)
    for (const { id, words } of of(card)) {
      const pill = found.get(id) ?? { id, words, count: 0 };
      pill.count += 1;
      found.set(id, pill);
    }
  return [...found.values()].sort((one, other) => other.count - one.count);
}
