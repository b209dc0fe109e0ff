/** The faces of cards in the language of the page: those of the game, of packs that are used, of a position. */
import type { CardFace } from '$protocol/classic';
import type { Channel } from '$shell/net/connection.svelte';
import { packCards } from '$shell/net/http';
import { words } from '$shell/words/words.svelte';
import { editions } from '../editions';
import { GAME } from '../name';
import { cards as load, cardsOf, wholeCards } from './http';

const NONE: ReadonlyMap<string, CardFace> = new Map();

class Cards {
  faces = $state.raw<Map<string, CardFace>>(new Map());
  /** The cards of packs or of a position: of the table, or of the deck that is built. */
  ofPacks = $state.raw<ReadonlyMap<string, CardFace>>(NONE);
  /** The cards with flavour and lore, once one was enlarged. */
  #whole = $state.raw<{ language: string; faces: ReadonlyMap<string, CardFace> }>({
    language: '',
    faces: NONE,
  });
  #packs: (() => Promise<readonly unknown[]>) | null = null;
  #asked = 0;
  #wantsAll = false;
  /** Only some groups are there. */
  #isPartial = false;
  #takes = 0;

  /** Load every card in the page's language; those of the last one stay until they are there. */
  async load(): Promise<void> {
    this.#wantsAll = true;
    await Promise.all([this.#take(load), this.#loadPacks()]);
  }

  /** Load the cards of some groups, unless all were asked for. A card of another group brings all with it. */
  async loadGroups(groups: readonly string[]): Promise<void> {
    if (this.#wantsAll) return this.load();
    await Promise.all([this.#take((language) => cardsOf(language, groups), true), this.#loadPacks()]);
  }

  async #take(ask: (language: string) => Promise<Map<string, CardFace>>, isPartial = false): Promise<void> {
    const language = words.language;
    this.#takes += 1;
    const takes = this.#takes;
    const found = await ask(language);
    if (language !== words.language || takes !== this.#takes) return;
    // Before the faces: who draws them again asks at once for those that lack.
    this.#isPartial = isPartial;
    this.faces = found;
  }

  /** Cards that a table brings itself replace shipped cards of the same id. */
  useTable(table: Channel | null): Promise<void> {
    this.#packs = table ? () => table.ownCards(words.language) : null;
    return this.#loadPacks();
  }

  /** These packs take the place of others. */
  usePacks(packs: readonly string[]): Promise<void> {
    const edition = editions.usual(words.language);
    this.#packs = packs.length
      ? () => packCards({ game: GAME, edition, language: words.language, packs: [...packs] })
      : null;
    return this.#loadPacks();
  }

  async #loadPacks(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const found = (await this.#packs?.().catch(() => [])) as CardFace[] | undefined;
    if (asked !== this.#asked) return;
    this.ofPacks = found?.length ? new Map(found.map((face) => [face.id, face])) : NONE;
  }

  face(id: string): CardFace | undefined {
    // A position may have a card of its own by the name of one of the game.
    const found = this.ofPacks.get(id) ?? this.faces.get(id);
    if (!found && id && this.#isPartial) this.#missed();
    return found;
  }

  /** A card that no loaded group has: it may be in any. Components that draw ask for it, so it is loaded after them. */
  #missed(): void {
    this.#isPartial = false;
    queueMicrotask(() => void this.load().catch(() => undefined));
  }

  /** Load what only enlarged cards show. */
  async loadWhole(): Promise<void> {
    const language = words.language;
    if (this.#whole.language === language) return;
    const faces = await wholeCards(language).catch(() => NONE);
    if (faces !== NONE && language === words.language) this.#whole = { language, faces };
  }

  /** A card with its flavour and lore, as soon as they are loaded. */
  whole(face: CardFace): CardFace {
    if (face.flavour || this.ofPacks.has(face.id)) return face;
    const told = this.#whole.language === words.language ? this.#whole.faces.get(face.id) : undefined;
    const { flavour, lore } = told ?? face;
    return { ...face, flavour, lore };
  }

  name(id: string): string {
    return this.face(id)?.name ?? id;
  }
}

export const cards = new Cards();
