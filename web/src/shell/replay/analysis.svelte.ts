/** The chances to win at each turn of a replay, as they are found. */
import type { Analysis, EventfulTurn, ReviewShown, TurnChances } from '$protocol/shell';
import { replayChances, Refusal } from '../net/http';
import { say } from '../words/words.svelte';

const ASKED_EVERY = 2500;

export class ReplayAnalysis {
  turns = $state.raw<readonly TurnChances[]>([]);
  reviews = $state.raw<readonly ReviewShown[]>([]);
  /** The turns that changed the chances most, if no decision is a key moment. */
  eventful = $state.raw<readonly EventfulTurn[]>([]);
  /** How much of it is done, from 0 to 1. */
  done = $state(0);
  isRunning = $state(false);
  error = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly token: string,
    readonly language: () => string,
  ) {}

  /** Look whether there is one already; with `begin` it is made. */
  async ask(begin: boolean): Promise<void> {
    this.error = '';
    try {
      this.#take(await replayChances(this.token, begin, this.language()));
    } catch (why) {
      this.isRunning = false;
      this.error = why instanceof Refusal ? why.message : say('server-away');
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #take({ turns, reviews, eventful, done, running }: Analysis): void {
    this.turns = turns;
    this.reviews = reviews ?? [];
    this.eventful = eventful ?? [];
    this.done = done ?? 0;
    this.isRunning = running ?? false;
    if (running && !this.#closed) this.#timer = setTimeout(() => void this.ask(false), ASKED_EVERY);
  }
}
