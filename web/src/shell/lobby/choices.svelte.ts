/** What a player chose in the lobby last time: deck, printing, opponent. */
import type { DeckShown } from '$protocol/classic';
import { keptTables } from '../settings.svelte';
import { PRINTING, words } from '../words/words.svelte';

export const PRINTINGS = ['ru1', 'de1', 'fr1', 'en2'] as const;
export const LEVELS = ['gentle', 'greedy'] as const;
export const CLOCKS: { minutes: number; increment: number }[] = [
  { minutes: 0, increment: 0 },
  { minutes: 10, increment: 5 },
  { minutes: 20, increment: 10 },
  { minutes: 40, increment: 10 },
];
/** The opponent's deck is drawn by lot. */
export const ANY = '';

function kept(name: string, known: readonly string[], usual: string): string {
  const found = localStorage.getItem(`lobby-${name}`);
  return found !== null && known.includes(found) ? found : usual;
}

class Choices {
  deck = $state(localStorage.getItem('lobby-deck') ?? 'brissa');
  /** Who has played here before meets the steady computer, a newcomer the gentle one. */
  level = $state(kept('level', LEVELS, keptTables().length ? 'greedy' : 'gentle'));
  #edition = $state(kept('edition', PRINTINGS, ''));

  /** The printing: the one that was chosen, or that of the language. */
  get edition(): string {
    return this.#edition || PRINTING[words.language];
  }
  set edition(edition: string) {
    this.#edition = edition;
    localStorage.setItem('lobby-edition', edition);
  }

  choose(name: 'deck' | 'level', value: string): void {
    this[name] = value;
    localStorage.setItem(`lobby-${name}`, value);
  }
}

export const choices = new Choices();

/** A deck of another hero, drawn by lot where none is named. */
export function opponentDeck(decks: readonly DeckShown[], own: string, wanted: string): string {
  if (wanted !== ANY) return wanted;
  const others = decks.filter((one) => one.id !== own);
  return others[Math.floor(Math.random() * others.length)]?.id ?? own;
}
