/** Cards and decks, as the server tells them in a language. */
import type { CardFace, DeckShown } from '$protocol/classic';
import { get } from '$shell/net/http';
import { GAME } from '../name';

export const decks = (language: string) => get<DeckShown[]>('/api/decks', { game: GAME, language });

const loaded = new Map<string, Promise<Map<string, CardFace>>>();

function once(language: string, wanted: Record<string, string>): Promise<Map<string, CardFace>> {
  const key = [language, ...Object.values(wanted)].join(' ');
  let found = loaded.get(key);
  if (!found) {
    const asked = { game: GAME, language, ...wanted };
    found = get<CardFace[]>('/api/cards', asked).then((list) => new Map(list.map((card) => [card.id, card])));
    found.catch(() => loaded.delete(key));
    loaded.set(key, found);
  }
  return found;
}

/** Every card in a language, without flavour and lore, asked for once. */
export const cards = (language: string) => once(language, { brief: 'true' });
/** Those of some groups. */
export const cardsOf = (language: string, groups: readonly string[]) =>
  once(language, { groups: groups.join(',') });
/** The same with flavour and lore, for cards that are read enlarged. */
export const wholeCards = (language: string) => once(language, {});
