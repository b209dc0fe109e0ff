/** The packs of cards that this visit plays with: files of the player, checked by the server, kept nowhere. */
import { packCards, Refusal } from '../net/http';
import { say, words } from '../words/words.svelte';

export interface ChosenPack {
  name: string;
  text: string;
  cards: number;
}

const MOST_PACKS = 4;
const MOST_BYTES = 96 << 10;

class ChosenPacks {
  all = $state.raw<readonly ChosenPack[]>([]);
  error = $state('');
  checking = $state(false);

  get texts(): string[] {
    return this.all.map(({ text }) => text);
  }

  /** Take files; all of them or none, with the first mistake in words. */
  async add(files: readonly File[], game: string, edition: string): Promise<void> {
    this.error = '';
    const size = [...this.all.map(({ text }) => new Blob([text])), ...files].reduce(
      (sum, one) => sum + one.size,
      0,
    );
    if (this.all.length + files.length > MOST_PACKS || size > MOST_BYTES) {
      this.error = say('packs-too-many', { packs: MOST_PACKS, size: MOST_BYTES >> 10 });
      return;
    }
    this.checking = true;
    try {
      for (const file of files) {
        const text = await file.text();
        const packs = [...this.texts, text];
        const cards = await packCards({ game, edition, language: words.language, packs });
        const before = this.all.reduce((sum, one) => sum + one.cards, 0);
        this.all = [...this.all, { name: file.name, text, cards: cards.length - before }];
      }
    } catch (why) {
      this.error = why instanceof Refusal ? why.message : say('server-away');
    } finally {
      this.checking = false;
    }
  }

  remove(pack: ChosenPack): void {
    this.all = this.all.filter((one) => one !== pack);
    this.error = '';
  }
}

export const packs = new ChosenPacks();
