/** Calls a player who looks elsewhere: in the title of the tab, and by a sound for those who asked for one. */
import { untrack } from 'svelte';
import { settings } from '../settings.svelte';
import { ring } from '../sound';
import type { Table } from './table.svelte';

export class Calling {
  /** The tab is out of sight: its stage stands still, so the newest screen counts, not the one that is shown. */
  #hidden = $state(document.hidden);
  /** The last turn of ours that was seen, and whether it was our decision; nothing before the first screen. */
  #before: { turn: string; why: string } | null = null;

  /** To be made while a component is: it watches the table that is shown as long as that component lives. */
  constructor(private readonly shown: () => Table | null) {
    $effect(() => {
      const seen = () => (this.#hidden = document.hidden);
      document.addEventListener('visibilitychange', seen);
      return () => document.removeEventListener('visibilitychange', seen);
    });
    $effect(() => {
      const { why, turn } = this;
      if (!this.#screen) return;
      const before = this.#before;
      this.#before = { turn: turn || (before?.turn ?? ''), why };
      const begins = turn !== '' && turn !== before?.turn;
      const missed = untrack(() => this.#hidden) && why !== '' && before?.why === '';
      if (before && settings.sound && (begins || missed)) ring();
    });
  }

  /** Why we are waited for: our turn, or a question in another's turn. */
  get why(): 'turn' | 'asked' | '' {
    const table = this.shown();
    if (!this.#screen?.asked || this.#screen.result || table?.welcome.shared) return '';
    return this.turn ? 'turn' : 'asked';
  }

  /** A key of our turn that waits for us. */
  private get turn(): string {
    const screen = this.#screen;
    return screen?.asked && !screen.result ? (this.shown()?.ownTurnAt(screen) ?? '') : '';
  }

  get #screen() {
    const table = this.shown();
    if (this.#hidden) return table?.newest ?? null;
    return table?.stage.busy ? null : (table?.screen ?? null);
  }
}
