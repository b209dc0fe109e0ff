/** The player's last choices in the lobby for the classic game: deck and opponent. */
import type { DeckShown } from '$protocol/classic';
import { keptTables } from '$shell/lobby/kept-tables';

export const LEVELS = ['gentle', 'greedy'] as const;
/** The opponent's deck is drawn by lot. */
export const ANY = '';

function usualLevel(): string {
  const kept = localStorage.getItem('lobby-level');
  if (kept && LEVELS.some((one) => one === kept)) return kept;
  // Returning players meet the greedy computer, newcomers the gentle one.
  return keptTables().length ? 'greedy' : 'gentle';
}

class ClassicChoices {
  deck = $state(localStorage.getItem('lobby-deck') ?? 'brissa');
  /** The deck of the second player at this screen. */
  second = $state('roland');
  level = $state(usualLevel());

  choose(name: 'deck' | 'level', value: string): void {
    this[name] = value;
    localStorage.setItem(`lobby-${name}`, value);
  }
}

export const classicChoices = new ClassicChoices();

/** A deck of another hero, drawn by lot where none is named. */
export function opponentDeck(decks: readonly DeckShown[], own: string, wanted: string): string {
  if (wanted !== ANY) return wanted;
  const others = decks.filter((one) => one.id !== own);
  return others[Math.floor(Math.random() * others.length)]?.id ?? own;
}
