/** The lesson at a table: its step as it is shown, and what the learner asks of the coach. */
import { tick, untrack } from 'svelte';
import type { LessonShown } from '$protocol/shell';
import { keys } from '../../keys/keys';
import { lessons } from '../../learn/lessons.svelte';
import { progress } from '../../learn/progress.svelte';
import { say, words } from '../../words/words.svelte';
import type { Table } from '../table.svelte';

/** Milliseconds for which the end of an example stays before it is taken back. */
const SEEN = 2500;
/** Where I reads the card that has the focus. */
const CARDS = '[data-region=field], [data-region=hand], [data-region=city], [role=dialog]';

export class Coaching {
  busy = $state(false);
  /** The explanation when it was asked for again, for those who hear it. */
  again = $state('');
  /** Whether an example is played, which is taken back afterwards. */
  #showing = $state(false);
  /** The position at the end of the example. */
  #end: number | null = null;

  constructor(readonly table: Table) {}

  get lesson(): LessonShown | null {
    return this.table.screen?.lesson ?? null;
  }
  /** Words and buttons follow the board: they change when the events have been seen. */
  get settled(): boolean {
    return !this.table.stage.busy && !this.table.sending;
  }
  get done(): boolean {
    return this.lesson?.state === 'done' && this.settled;
  }
  /** The learner may go on with a task that is done, and with one that was shown. */
  get mayGoOn(): boolean {
    return this.done || (this.settled && Boolean(this.lesson?.shown));
  }
  get steps(): number {
    return this.lesson?.tasks.length ?? 0;
  }
  get isLast(): boolean {
    return this.lesson?.step === this.steps - 1;
  }
  /** What the coach says: the explanation, or what came of the task. */
  get words(): string {
    return (this.done ? this.lesson?.praise : this.lesson?.say) ?? '';
  }
  /** What the coach says of a try that leads nowhere, or of an example that was taken back. */
  get remark(): string {
    const { lesson } = this;
    if (!lesson || !this.settled || lesson.state === 'done') return '';
    if (lesson.state !== 'open') return say(`lesson-${lesson.state}`);
    return lesson.shown && !this.table.screen?.may_take_back ? say('lesson-shown') : '';
  }
  get isAstray(): boolean {
    return this.lesson?.state === 'astray' || this.lesson?.state === 'waiting';
  }
  /** The words of the button that leads on. */
  get onward(): string {
    const { lesson } = this;
    if (!this.isLast) return say('lesson-next');
    const next = lesson && lessons.after(this.table.welcome.game, lesson.id);
    return say(next ? 'lesson-next-lesson' : 'lesson-to-list');
  }

  /** Ask the coach for something. */
  async ask(what: 'show' | 'again' | 'next' | 'back'): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.table.refusal = null;
    this.#showing = what === 'show';
    this.#end = null;
    await this.table.command({ kind: 'ask-coach', what });
    this.busy = false;
  }

  /** To the next step, the next lesson, or the list. */
  async goOn(): Promise<void> {
    const { lesson, table } = this;
    if (!this.isLast) return this.ask('next');
    const next = lesson && lessons.after(table.welcome.game, lesson.id);
    if (!next) location.hash = '#/learn';
    else {
      this.busy = true;
      await lessons.begin(table.welcome.game, next.id).catch(() => (this.busy = false));
    }
  }

  /** Keep the progress, lead the focus and take examples back; called while the component with the task is made. */
  attend(forward: () => HTMLElement | undefined): void {
    const { game } = this.table.welcome;
    $effect(() => void lessons.load(game, words.language).catch(() => undefined));
    $effect(() => {
      if (!this.lesson) return;
      const { id, step, state } = this.lesson;
      const finished = this.isLast && state === 'done';
      untrack(() => progress.reach(game, id, step, finished));
    });
    // The way on has the focus, unless somebody is elsewhere with it.
    $effect(() => {
      if (!this.done) return;
      void tick().then(() => {
        const at = document.activeElement;
        if (!at || at === document.body || at.closest('[data-region=question], [data-region=field]'))
          forward()?.focus({ preventScroll: true });
      });
    });
    // With the step the button that led to it goes: the focus is on the question then.
    $effect(() => {
      if (!this.lesson || this.done || this.busy || !navigator.userActivation?.hasBeenActive) return;
      void tick().then(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('[data-region=question]')?.focus({ preventScroll: true });
      });
    });
    $effect(() => this.#takeBack());
    // I tells the explanation again; on a creature or a card it reads that.
    $effect(() => {
      if (this.lesson && this.settled) return keys.on({ inspect: () => this.#tell() });
    });
  }

  /** The end of an example is seen for a moment, unless the learner goes on from there. */
  #takeBack(): (() => void) | undefined {
    const { screen } = this.table;
    if (!this.#showing || !this.done || !screen?.lesson?.shown) return;
    this.#end ??= screen.position;
    if (screen.position !== this.#end) return;
    const timer = setTimeout(() => void this.ask('again'), SEEN);
    return () => clearTimeout(timer);
  }

  #tell(): boolean {
    if (document.activeElement?.closest(CARDS)) return false;
    this.again = '';
    void tick().then(() => (this.again = [this.words, this.remark].filter(Boolean).join(' ')));
    return true;
  }
}
