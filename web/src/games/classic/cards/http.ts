/** Cards and decks, as the server tells them in a language. */
import type { CardFace, DeckShown } from '$protocol/classic';
import { get } from '$shell/net/http';
import { GAME } from '../name';

export const decks = (language: string) => get<DeckShown[]>('/api/decks', { game: GAME, language });

const loaded = new Map<string, Promise<Map<string, CardFace>>>();

/** Every card in a language, asked for once. */
export function cards(language: string): Promise<Map<string, CardFace>> {
  let found = loaded.get(language);
  if (!found) {
    found = get<CardFace[]>('/api/cards', { game: GAME, language }).then(
      (list) => new Map(list.map((card) => [card.id, card])),
    );
    found.catch(() => loaded.delete(language));
    loaded.set(language, found);
  }
  return found;
}
