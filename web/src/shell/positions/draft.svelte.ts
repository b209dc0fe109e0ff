/** The position that the editor holds: its contents as data, what the server says about it, and earlier states. */
import type { PositionRead } from '$protocol/shell';
import { positionOf, readPosition, Refusal } from '../net/http';
import { router } from '../route.svelte';
import { say, words } from '../words/words.svelte';
import { at, changed, isMapping, type Mapping, type Value } from './document';

const KEPT = 'position';
const MOST_STATES = 100;

export const POSITION_HASH = '#/position';

/** An empty board of a game. */
export const emptyBoard = (game: string, edition: string): Mapping => ({
  scenario: 'A position',
  game,
  edition,
  seats: { first: {}, second: {} },
});

class PositionDraft {
  document = $state.raw<Mapping>(emptyBoard('classic', 'en2'));
  read = $state.raw<PositionRead | null>(null);
  /** Something to tell once, such as that a moment was taken a little earlier. */
  notice = $state('');
  error = $state('');
  checking = $state(false);
  #before = $state.raw<Mapping[]>([]);
  #after = $state.raw<Mapping[]>([]);
  #asked = 0;

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Mapping | null;
      if (kept && isMapping(kept)) this.document = kept;
    } catch {
      localStorage.removeItem(KEPT);
    }
  }

  get mayUndo(): boolean {
    return this.#before.length > 0;
  }
  get mayRedo(): boolean {
    return this.#after.length > 0;
  }

  get game(): string {
    const game = at(this.document, 'game');
    return typeof game === 'string' ? game : 'classic';
  }

  /** The tables that began from here, so that they lead back. */
  tried = $state.raw<readonly string[]>([]);

  /** Change a value; the change can be taken back. */
  set(path: string[], by: Value | undefined): void {
    this.replace(changed(this.document, path, by));
  }

  replace(document: Mapping): void {
    this.#before = [...this.#before.slice(-MOST_STATES), this.document];
    this.#after = [];
    this.#show(document);
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#after = [...this.#after, this.document];
    this.#before = this.#before.slice(0, -1);
    this.#show(last);
  }

  redo(): void {
    const next = this.#after.at(-1);
    if (!next) return;
    this.#before = [...this.#before, this.document];
    this.#after = this.#after.slice(0, -1);
    this.#show(next);
  }

  #show(document: Mapping): void {
    this.notice = '';
    this.document = document;
    try {
      localStorage.setItem(KEPT, JSON.stringify(document));
    } catch {
      // A position that the browser cannot keep is still shown.
    }
    void this.check();
  }

  /** Ask the rules what is wrong; only the answer to the last question counts. */
  async check(): Promise<void> {
    const number = ++this.#asked;
    this.checking = true;
    this.error = '';
    try {
      const read = await readPosition({ document: this.document, language: words.language });
      if (number === this.#asked) this.read = read;
    } catch (why) {
      if (number === this.#asked) this.error = why instanceof Refusal ? why.message : say('server-away');
    } finally {
      if (number === this.#asked) this.checking = false;
    }
  }

  /** Open a file; a text that is no file leaves everything as it is. The result is what is wrong with it. */
  async open(text: string): Promise<string> {
    try {
      const read = await readPosition({ text, language: words.language });
      if (!read.document || !isMapping(read.document as Value)) {
        return read.line ? say('position-line', { line: read.line, words: read.wrong }) : read.wrong;
      }
      this.replace(read.document as Mapping);
      this.notice = [
        read.steps ? say('position-steps-kept', { steps: read.steps }) : '',
        read.has_comments ? say('position-comments') : '',
      ]
        .filter(Boolean)
        .join(' ');
      return '';
    } catch (why) {
      return why instanceof Refusal ? why.message : say('server-away');
    }
  }
}

export const draft = new PositionDraft();

/** Open a moment of a game in the editor; the result is the error, if there is one. */
export async function openMoment(token: string, step: number | null): Promise<string> {
  try {
    const shown = await positionOf(token, step, words.language);
    draft.replace(shown.document as Mapping);
    if (shown.earlier) draft.notice = say('position-earlier', { steps: shown.earlier });
    router.go(POSITION_HASH);
    return '';
  } catch (why) {
    return why instanceof Refusal ? why.message : say('server-away');
  }
}
