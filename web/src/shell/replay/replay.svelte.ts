/** A game that is over, step by step: which step is shown, from whose side, and whether it plays by itself. */
import type { Bye, Line, ReplayShown, ReplayStep, Screen, WayShown } from '$protocol/shell';
import { gameNamed } from '../games';
import type { TableParts } from '../game';
import { Lost, type Channel, type Reply } from '../net/connection.svelte';
import { replay, replayLines, replayStep, Refusal, tableCards } from '../net/http';
import type { Table } from '../table/table.svelte';
import { say } from '../words/words.svelte';
import { KeptScreens } from './kept-screens';
import { ToldLog } from './told-log';
import { jumpsFrom, lastBefore, stepOfLine, turnsOf } from './turns';

/** A channel on which nothing can be asked: the game is over. */
class Over implements Channel {
  readonly state = 'open';
  readonly lostAt = 0;
  readonly bye: Bye | null = null;

  constructor(
    readonly token: string,
    public language: string,
    readonly cards: readonly unknown[],
  ) {}
  /** A scenario has no link and brings its cards along. */
  ownCards(language: string): Promise<readonly unknown[]> {
    return this.token ? tableCards(this.token, language) : Promise.resolve(this.cards);
  }
  ask(): Promise<Reply> {
    return Promise.reject(new Lost());
  }
  speak(language: string): void {
    this.language = language;
  }
  retry(): void {}
  close(): void {}
}

/** Milliseconds for which a step stays while the game plays by itself, for each speed. */
export const SPEEDS = { slow: 1800, usual: 700, fast: 200 } as const;
export type Speed = keyof typeof SPEEDS;

export type Panel = 'steps' | 'players' | 'go-on' | 'share';

/** Where the steps come from. */
export interface ReplaySource {
  shown: (seat: number | null, language: string) => Promise<ReplayShown>;
  /** The screen of a step without its log, which the steps tell. */
  step: (step: number, seat: number | null, language: string) => Promise<Screen>;
  /** The log of some steps, unless the steps have it already. */
  lines?: (first: number, count: number, seat: number | null, language: string) => Promise<Line[][]>;
}

/** The game of a link, once it is over. */
const recorded = (token: string): ReplaySource => ({
  shown: (seat, language) => replay(token, seat, language),
  step: (step, seat, language) => replayStep(token, step, seat, language),
  lines: (first, count, seat, language) => replayLines(token, first, count, seat, language),
});

export class Replay {
  steps = $state.raw<readonly ReplayStep[]>([]);
  /** The step that is shown. */
  at = $state(0);
  /** The seat from whose side it is seen, with its hand; null shows no hand. */
  seat = $state<number | null>(null);
  speed = $state<Speed>('usual');
  isPlaying = $state(false);
  error = $state('');
  /** Whether it ends before the game did and shows no hand: another game goes on from there. */
  isExcerpt = $state(false);
  /** The panel that is open. */
  panel = $state<'' | Panel>('');
  /** Of the choices at a key moment the one that was picked to be drawn. */
  way = $state.raw<WayShown | null>(null);
  table = $state.raw<Table | null>(null);
  View = $state.raw<TableParts['View'] | null>(null);
  readonly turns = $derived(turnsOf(this.steps));
  readonly #starts = $derived(this.turns.map(({ step }) => step));
  /** The steps of the key moments. */
  #moments: readonly number[] = [];
  #screens: KeptScreens | undefined;
  #log = new ToldLog([]);
  /** The step with which the lines that are shown begin. */
  #from = 0;
  #wanted = 0;
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly token: string,
    public language: string,
    readonly source: ReplaySource = recorded(token),
  ) {}

  /** The token to give to others: whoever gets it watches, and has no seat. */
  get shared(): string {
    return this.table?.welcome.watch || this.token;
  }

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  /** Load the game as a seat sees it, and show a step. */
  async open(step: number, seat: number | null): Promise<void> {
    this.error = '';
    const { language, source } = this;
    const screens = new KeptScreens((one) => source.step(one, seat, language));
    // The first screen is made while the steps are told.
    void screens.expect(step);
    try {
      const shown = await source.shown(seat, language);
      const { welcome } = shown;
      const game = gameNamed(welcome.game);
      void game.load?.(welcome.seats).catch(() => undefined);
      const [{ open, View }] = await Promise.all([game.atTable.load(), game.ready?.(welcome)]);
      this.table?.close();
      // Whoever looks on has no seat: nothing can be answered, and the board has the chosen side below.
      const table = open(new Over(this.token, language, shown.cards), { ...welcome, seat: null });
      table.hear({ ...welcome, seat: null });
      table.fixedBelow = seat;
      this.seat = seat;
      this.steps = shown.steps;
      this.#keep(seat, screens);
      this.isExcerpt = shown.excerpt ?? false;
      this.View = View;
      this.table = table;
      this.at = -1;
      this.#wanted = step;
      await this.go(step);
      void this.#log.rest(this.at, () => this.#tellMore()).catch(() => undefined);
    } catch (why) {
      screens.close();
      this.error = why instanceof Refusal ? why.message : say('server-away');
    }
  }

  /** Keep from now on what is fetched for a seat and a language. */
  #keep(seat: number | null, screens: KeptScreens): void {
    const { language, source } = this;
    const { lines } = source;
    this.#screens?.close();
    this.#log.close();
    this.#screens = screens;
    this.#log = new ToldLog(this.steps, lines && ((first, count) => lines(first, count, seat, language)));
  }

  /** A part of the log has come: it may stand before the lines that are shown. */
  #tellMore(): void {
    const { table } = this;
    if (!table || this.#asking || table.stage.busy) return;
    const told = this.#log.until(this.at);
    if (told.length <= table.lines.length) return;
    this.#from = this.#log.from(this.at);
    table.lines = told;
  }

  /** Go on or back from the step that was wanted last, though it may still be on its way. */
  by(steps: number): Promise<void> {
    return this.go(this.#wanted + steps);
  }

  /** Show a step; the next one is played, any other is shown as it is. */
  async go(step: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(step, this.last));
    if (this.#asking) return;
    this.#asking = true;
    try {
      while (this.#wanted !== this.at) await this.#show(this.#wanted);
      this.error = '';
      this.#prepare();
    } catch (why) {
      this.isPlaying = false;
      this.error = why instanceof Refusal ? why.message : say('server-away');
    } finally {
      this.#asking = false;
    }
  }

  /** The key moments are found: one can be jumped to. */
  mark(moments: readonly number[]): void {
    this.#moments = moments;
    if (this.table && this.at >= 0) this.#prepare();
  }

  /** Somebody points at a step, and may go to it. */
  expect(step: number): void {
    void this.#screens?.expect(step);
  }

  /** Fetch what is likely to be shown next. */
  #prepare(): void {
    const jumps = jumpsFrom(this.at, this.last, this.#starts, this.#moments);
    void this.#screens?.shown(this.at, this.last, jumps);
  }

  async #show(step: number): Promise<void> {
    const table = this.table;
    const screens = this.#screens;
    if (!table || !screens) return;
    const follows = step === this.at + 1 && this.at >= 0;
    // Both are on their way at once; what is kept is there without waiting.
    const told = this.#log.need(step);
    const found = screens.of(step);
    const screen = found instanceof Promise ? await found : found;
    if (!this.#log.of(step)) await told;
    if (table !== this.table) return;
    this.at = step;
    this.way = null;
    table.step = step;
    table.stage.finish();
    if (!follows) this.#from = this.#log.from(step);
    const lines = follows ? [...(this.#log.of(step) ?? [])] : this.#log.until(step);
    table.hear({ ...screen, lines, anew: !follows });
  }

  /** Show the step that a line of the log tells of. */
  goToLine(line: Line): Promise<void> {
    const told = (this.table?.lines ?? []).filter(({ words }) => words);
    const step = stepOfLine(this.steps.slice(this.#from), told.indexOf(line));
    return this.go(step === undefined ? this.at : this.#from + step);
  }

  /** Open a panel; an open one is closed. */
  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? '' : panel;
  }

  /** Go on by itself, or stop. */
  play(playing = !this.isPlaying): void {
    this.isPlaying = playing;
    clearTimeout(this.#timer);
    if (playing) void this.#goOn();
  }

  async #goOn(): Promise<void> {
    if (!this.isPlaying) return;
    if (this.at >= this.last) {
      this.isPlaying = false;
      return;
    }
    // A step whose events are still played on the board is not overtaken.
    if (!this.table?.stage.busy) await this.go(this.at + 1);
    this.#timer = setTimeout(() => void this.#goOn(), SPEEDS[this.speed]);
  }

  /** Go to the beginning of the turn before or after. */
  turn(by: 1 | -1): Promise<void> {
    const starts = this.#starts;
    const next = by > 0 ? starts.find((one) => one > this.at) : lastBefore(starts, this.at);
    return this.go(next ?? (by > 0 ? this.last : 0));
  }

  close(): void {
    this.play(false);
    this.#screens?.close();
    this.#log.close();
    this.table?.close();
  }
}
