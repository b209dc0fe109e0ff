/** The faces of cards in the language of the page. */
import type { CardFace } from '$protocol/classic';
import { words } from '$shell/words/words.svelte';
import { cards as load } from './http';

class Cards {
  faces = $state.raw<Map<string, CardFace>>(new Map());

  /** Load the cards of the page's language; those of the last one stay until they are there. */
  async load(): Promise<void> {
    const language = words.language;
    const found = await load(language);
    if (language === words.language) this.faces = found;
  }

  face(id: string): CardFace | undefined {
    return this.faces.get(id);
  }

  name(id: string): string {
    return this.faces.get(id)?.name ?? id;
  }
}

export const cards = new Cards();
