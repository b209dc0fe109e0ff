/** The packs of cards of this browser: files of the player, checked by the server and sent only to be used. */
import { packCards, Refusal } from '../net/http';
import { say, words } from '../words/words.svelte';

export interface ChosenPack {
  name: string;
  text: string;
  cards: number;
}

const MOST_PACKS = 4;
const MOST_BYTES = 96 << 10;

const KEPT = 'packs';

function kept(): ChosenPack[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found)
      ? (found as ChosenPack[]).filter((one) => typeof one?.text === 'string').slice(0, MOST_PACKS)
      : [];
  } catch {
    return [];
  }
}

class ChosenPacks {
  all = $state.raw<readonly ChosenPack[]>(kept());
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
        this.#set([...this.all, { name: file.name, text, cards: cards.length - before }]);
      }
    } catch (why) {
      this.error = why instanceof Refusal ? why.message : say('server-away');
    } finally {
      this.checking = false;
    }
  }

  remove(pack: ChosenPack): void {
    this.#set(this.all.filter((one) => one !== pack));
    this.error = '';
  }

  /** Another tab has changed them. */
  reload(): void {
    this.all = kept();
  }

  clear(): void {
    this.#set([]);
  }

  #set(packs: readonly ChosenPack[]): void {
    this.all = packs;
    try {
      localStorage.setItem(KEPT, JSON.stringify(packs));
    } catch {
      // Packs that the browser cannot keep are still used until the page is closed.
    }
  }
}

export const packs = new ChosenPacks();
addEventListener('storage', ({ key }) => key === KEPT && packs.reload());
