/** Every card of the game in the language of the page, for building decks. */
import type { CardFace } from '$protocol/warseer';
import { get } from '$shell/net/http';
import { words } from '$shell/words/words.svelte';
import { GAME } from '../name';

class AllCards {
  faces = $state.raw<ReadonlyMap<string, CardFace>>(new Map());
  #language = '';

  async load(): Promise<void> {
    const { language } = words;
    if (this.#language === language) return;
    const found = await get<CardFace[]>('/api/cards', { game: GAME, language });
    if (language !== words.language) return;
    this.#language = language;
    this.faces = new Map(found.map((face) => [face.id, face]));
  }
}

export const allCards = new AllCards();
