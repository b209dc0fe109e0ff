/** Cards and decks, as the server tells them in a language. */
import type { CardFace, DeckShown } from '$protocol/classic';
import { get } from '$shell/net/http';
import { GAME } from '../name';

export const decks = (language: string) => get<DeckShown[]>('/api/decks', { game: GAME, language });

/** Members that a card of a group leaves out. */
const EMPTY: CardFace = {
  id: '',
  name: '',
  type: '',
  type_words: '',
  faction: '',
  faction_words: '',
  buildings: [],
  any: 0,
  prosperity: 0,
  cost_words: '',
  strength: 0,
  health: 0,
  movement: '',
  base: 0,
  text: [],
  keywords: [],
  of_class: '',
  class_building: false,
  unique: false,
  relic: '',
  corners: [],
  radius: 0,
  abilities: [],
  races: '',
  number: 0,
  flavour: '',
  emblem: '',
  lore: [],
  rage: 0,
  sides: [],
};

const loaded = new Map<string, Promise<Map<string, CardFace>>>();

function once(language: string, wanted: Record<string, string>): Promise<Map<string, CardFace>> {
  const key = [language, ...Object.values(wanted)].join(' ');
  let found = loaded.get(key);
  if (!found) {
    const asked = { game: GAME, language, ...wanted };
    found = get<Partial<CardFace>[]>('/api/cards', asked).then(
      (list) => new Map(list.map((card) => [card.id ?? '', { ...EMPTY, ...card }])),
    );
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
