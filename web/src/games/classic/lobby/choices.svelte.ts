/** The player's last choices in the lobby for the classic game: deck and opponent. */
import type { DeckShown } from '$protocol/classic';
import { keptDecks, ownId } from '$shell/decks/kept-decks.svelte';
import { choices } from '$shell/lobby/choices.svelte';
import { keptTables } from '$shell/lobby/kept-tables';
import { served } from '$shell/lobby/served.svelte';
import type { Company } from '$shell/game';
import type { ModeShown } from '$protocol/shell';
import { GAME } from '../name';

export const LEVELS = ['gentle', 'greedy'] as const;
/** The opponent's deck is drawn by lot. */
export const ANY = '';

/** The ways to play that a table for several people offers. */
const MODES = ['duel', 'three', 'four', 'teams'];

export interface OtherSeat {
  /** A level of the computer; empty for a person. */
  player: string;
  deck: string;
}

/** Who plays a seat besides the first: a person, here or by a link, or the computer. */
export function otherPlayer(company: Company, player: string): string {
  if (LEVELS.some((one) => one === player)) return player;
  return company === 'screen' ? 'human' : 'open';
}

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
  /** The seats besides the first in a game of three or four. */
  others = $state.raw<readonly OtherSeat[]>([
    { player: '', deck: 'roland' },
    { player: '', deck: 'aurelis' },
    { player: '', deck: 'thibaut' },
  ]);
  #mode = $state('duel');

  /** The ways to play for several people in the chosen printing. */
  get modes(): ModeShown[] {
    const known = served.game(GAME)?.modes ?? [];
    return known.filter(
      ({ id, editions }) => MODES.includes(id) && (!editions.length || editions.includes(choices.edition)),
    );
  }
  /** The one that was chosen, or the duel. */
  get mode(): string {
    return this.modes.some(({ id }) => id === this.#mode) ? this.#mode : 'duel';
  }
  set mode(mode: string) {
    this.#mode = mode;
  }
  /** The sides of its seats. */
  get sides(): readonly number[] {
    return this.modes.find(({ id }) => id === this.mode)?.sides ?? [0, 1];
  }

  seat(at: number, seat: OtherSeat): void {
    this.others = this.others.map((one, place) => (place === at ? seat : one));
  }

  choose(name: 'deck' | 'level', value: string): void {
    this[name] = value;
    localStorage.setItem(`lobby-${name}`, value);
  }
}

export const classicChoices = new ClassicChoices();

/** The deck that was chosen; another one if it is gone. */
export function chosenDeck(decks: readonly DeckShown[]): string {
  const { deck } = classicChoices;
  const known = [...decks.map(({ id }) => id), ...keptDecks.of(GAME).map(ownId)];
  return !decks.length || known.includes(deck) ? deck : (decks[0]?.id ?? deck);
}

/** A deck of another hero, drawn by lot where none is named. */
export function opponentDeck(decks: readonly DeckShown[], own: string, wanted: string): string {
  if (wanted !== ANY) return wanted;
  const others = decks.filter((one) => one.id !== own);
  return others[Math.floor(Math.random() * others.length)]?.id ?? own;
}
