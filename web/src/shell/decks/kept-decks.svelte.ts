/** The decks of this browser. They are sent to a server only with a table, or to be judged. */

export interface KeptDeck {
  id: string;
  game: string;
  edition: string;
  name: string;
  hero: string;
  /** The deck as a text with ids. */
  code: string;
  count: number;
  legal: boolean;
}

const DECKS = 'decks';
const MOST_DECKS = 100;
const OWN = 'own:';

function read(): KeptDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(DECKS) ?? '[]');
    return Array.isArray(found) ? (found as KeptDeck[]).filter((one) => typeof one.code === 'string') : [];
  } catch {
    return [];
  }
}

class KeptDecks {
  all = $state.raw<readonly KeptDeck[]>(read());

  of(game: string): KeptDeck[] {
    return this.all.filter((one) => one.game === game);
  }

  keep(deck: KeptDeck): void {
    this.#set([deck, ...read().filter((one) => one.id !== deck.id)].slice(0, MOST_DECKS));
  }

  forget(id: string): void {
    this.#set(read().filter((one) => one.id !== id));
  }

  /** Read them again: they came from another device, or another tab. */
  reload(): void {
    this.all = read();
  }

  #set(decks: readonly KeptDeck[]): void {
    this.all = decks;
    try {
      localStorage.setItem(DECKS, JSON.stringify(decks));
    } catch {
      // A full storage keeps what it has; the decks stay until the page is closed.
    }
  }
}

export const keptDecks = new KeptDecks();
// Another tab has changed them.
addEventListener('storage', ({ key }) => key === DECKS && keptDecks.reload());
export const newDeckId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('');

/** How a lobby names a deck of this browser among those of the game. */
export const ownId = (deck: KeptDeck): string => OWN + deck.id;
export const isOwn = (deck: string): boolean => deck.startsWith(OWN);

/** The deck of a seat as a request has it: the id of one, or the text of one of ours. */
export function brought(deck: string): { deck: string } | { own: string } {
  const own = isOwn(deck) ? keptDecks.all.find((one) => ownId(one) === deck) : undefined;
  return own ? { own: own.code } : { deck };
}
