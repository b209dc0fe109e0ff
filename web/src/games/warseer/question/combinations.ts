/** Questions whose options are every combination of some cards. */
import type { Option, Shown } from '../types';

function cardsOf(option: Option): readonly string[] | null {
  return 'cards' in option && Array.isArray(option.cards) ? option.cards : null;
}

const countOf = (names: readonly string[], name: string): number =>
  names.filter((one) => one === name).length;

/** The cards that can be combined; a card lies there as often as one option names it. */
export function thingsIn(options: readonly Shown[]): string[] {
  const most = new Map<string, number>();
  for (const { option } of options) {
    const cards = cardsOf(option) ?? [];
    for (const name of new Set(cards)) most.set(name, Math.max(most.get(name) ?? 0, countOf(cards, name)));
  }
  return [...most].flatMap(([name, count]) => Array.from({ length: count }, () => name));
}

/** The option that takes just these cards. */
export function combination(options: readonly Shown[], names: readonly string[]): Option | null {
  const wanted = [...names].sort().join('\n');
  const found = options.find(({ option }) => {
    const cards = cardsOf(option);
    return cards !== null && [...cards].sort().join('\n') === wanted;
  });
  return found?.option ?? null;
}

/** How many cards every option takes; 0 if the options differ. */
export function cardsWanted(options: readonly Shown[]): number {
  const counts = new Set(options.map(({ option }) => cardsOf(option)?.length ?? 0));
  return counts.size === 1 ? Math.max(...counts) : 0;
}

/** Where the card at this place of the hand lies among others: the second copy in hand is the second one there. */
export function placeOfCopy(among: readonly string[], hand: readonly string[], at: number): number {
  const name = hand[at] ?? '';
  const copy = countOf(hand.slice(0, at), name);
  const places = among.flatMap((one, place) => (one === name ? [place] : []));
  return places[copy] ?? -1;
}
