/** A deck in the making: its draft, what the server says of it, and the way back. */
import type { DeckDraft, DeckReport, TestHand, WayOut } from '$protocol/shell';
import type { GameClient } from '../game';
import { packs } from '../lobby/packs.svelte';
import { failure } from '../net/failure';
import { deckHand, deckRead, deckReport } from '../net/http';
import { words } from '../words/words.svelte';
import { after, begun, copies, EMPTY, HERO, withCard, withoutCard } from './draft';
import { keptDecks, newDeckId } from './kept-decks.svelte';

const MOST_STEPS = 200;

export class Builder {
  draft = $state.raw<DeckDraft>(EMPTY);
  report = $state.raw<DeckReport | null>(null);
  hand = $state.raw<TestHand | null>(null);
  /** The last change in words, for screen readers. */
  told = $state('');
  error = $state('');
  edition = $state('');
  /** Under which it is kept in this browser. */
  id = $state('');
  /** What a new deck begins with, by part. */
  basics: () => Readonly<Record<string, readonly string[]>> = () => ({});
  #past = $state.raw<readonly DeckDraft[]>([]);
  #asked = 0;

  constructor(
    readonly game: GameClient,
    edition: string,
    id: string = newDeckId(),
    /** Packs of a deck that shows a rule, besides those of the player. */
    readonly packs: readonly string[] = [],
  ) {
    this.edition = edition;
    this.id = id;
  }

  /** Go on as a new deck: the one that was read stays as it is. */
  copy(): void {
    this.id = newDeckId();
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  copies(part: string, card: string): number {
    return part === HERO ? Number(this.draft.hero === card) : copies(this.draft, part, card);
  }

  room(card: string): number {
    return this.report?.room[card] ?? 0;
  }

  add(part: string, card: string, spoken: string): void {
    this.#change(withCard(this.draft, part, card), spoken);
  }

  remove(part: string, card: string, spoken: string): void {
    if (this.copies(part, card)) this.#change(withoutCard(this.draft, part, card), spoken);
  }

  follow(way: WayOut): void {
    this.#change(after(this.draft, way), way.words);
  }

  rename(name: string): void {
    if (name !== this.draft.name) this.#change({ ...this.draft, name }, name);
  }

  undo(spoken: string): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.draft = before;
    void this.judge(spoken);
  }

  setEdition(edition: string): void {
    this.edition = edition;
    void this.judge('');
  }

  /** Take the deck in a text; the lines that were not understood come back. */
  async read(text: string): Promise<{ number: number; line: string; words: string }[]> {
    const found = await deckRead({ ...this.#question(), text });
    // A text without a single card of a deck takes nothing away.
    const isEmpty = !found.draft.hero && Object.values(found.draft.parts).every((ids) => !ids.length);
    if (isEmpty && found.unread.length) {
      if (!this.report) await this.judge('');
      return found.unread;
    }
    if (this.report) this.#past = [...this.#past, this.draft].slice(-MOST_STEPS);
    this.draft = found.draft;
    this.hand = null;
    await this.judge('');
    return found.unread;
  }

  #change(draft: DeckDraft, spoken: string): void {
    this.#past = [...this.#past, this.draft].slice(-MOST_STEPS);
    this.draft = draft.hero && !this.draft.hero ? begun(draft, this.basics()) : draft;
    this.hand = null;
    void this.judge(spoken);
  }

  #question() {
    const question = { game: this.game.name, edition: this.edition, language: words.language };
    const texts = [...packs.texts, ...this.packs];
    return this.game.hasPacks && texts.length ? { ...question, packs: texts } : question;
  }

  /** Ask the server about the draft; only the last answer counts. */
  async judge(spoken: string): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const report = await deckReport({ ...this.#question(), draft: this.draft });
      if (asked !== this.#asked) return;
      this.report = report;
      this.draft = report.draft;
      this.error = '';
      if (spoken) this.told = spoken;
      if (this.canUndo) this.keep();
    } catch (why) {
      if (asked === this.#asked) this.error = failure(why);
    }
  }

  /** Keep the deck in this browser; one that was only looked at is not kept. */
  keep(): void {
    const { report } = this;
    if (!report || (!report.draft.hero && !report.count)) return;
    keptDecks.keep({
      id: this.id,
      game: this.game.name,
      edition: this.edition,
      name: report.draft.name,
      hero: report.draft.hero,
      code: report.code,
      count: report.count,
      legal: report.legal,
    });
  }

  async draw(): Promise<void> {
    const asked = this.#asked;
    const hand = await deckHand({ ...this.#question(), draft: this.draft }).catch(() => null);
    if (asked === this.#asked) this.hand = hand;
  }
}
