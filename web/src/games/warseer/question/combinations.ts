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
