/** The pages of the world of a game, in the language of the page; asked for when a page of cards is opened. */
import type { FactionLore } from '$protocol/shell';
import { get } from '../net/http';
import { words } from '../words/words.svelte';

export class Lore {
  pages = $state.raw<readonly FactionLore[]>([]);
  readonly #game: string;
  #language = '';

  constructor(game: string) {
    this.#game = game;
  }

  async load(): Promise<void> {
    const { language } = words;
    if (this.#language === language) return;
    const found = await get<FactionLore[]>('/api/lore', { game: this.#game, language }).catch(() => null);
    if (!found || language !== words.language) return;
    this.#language = language;
    this.pages = found;
  }

  of(faction: string): FactionLore | undefined {
    return this.pages.find((page) => page.faction === faction);
  }
}
