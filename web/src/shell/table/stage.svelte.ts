/**
 * Plays what has happened before it is shown: screens wait in a queue, and each is shown when its lines have been
 * played, scene by scene. Any input may finish all of it at once. A game shows its own events by overriding
 * `scenes`, `perform` and `linger`; with `actorOf` and `timeOf` long turns of others are played faster.
 */
import type { Line, Screen } from '$protocol/shell';
import { settings } from '../settings.svelte';

interface Audience {
  /** A screen whose lines have been played. */
  show: (screen: Screen) => void;
  /** Lines that have been played. */
  tell: (lines: Line[]) => void;
}

/** Another seat's turn takes at most about this many milliseconds: longer ones are played faster. */
const TURN = 6000;
const FASTEST = 0.2;

const PACES = { full: 1, quick: 0.4, none: 0 };

export class Stage {
  /** Whether something is being played. */
  busy = $state(false);
  /** The lines of the scene that is being played, as far as they may be read. */
  playing = $state.raw<readonly Line[]>([]);
  /** The seat that acts in the running scene. */
  actor = $state<number | null>(null);
  /** The seat at this screen. */
  seat: () => number | null = () => null;

  #audience: Audience = { show: () => undefined, tell: () => undefined };
  #queue: Screen[] = [];
  /** The scenes of the first screen of the queue that were not played to their end. */
  #left: Line[][] = [];
  /** The number of the run; a run that was cut off finds another one here. */
  #run = 0;
  #wake: (() => void) | null = null;
  /** Where screens go that are played once more; null while new ones are played. */
  #repeated = $state.raw<((screen: Screen | null) => void) | null>(null);
  /** How much of the other's turn was played, and how much faster than usual the rest is. */
  #spent = 0;
  #haste = 1;

  /** Whether another seat's deeds are being played: they own the board. */
  get othersAct(): boolean {
    return this.busy && this.actor !== null && this.actor !== this.seat();
  }

  /** Play for those. */
  open(audience: Audience): void {
    this.#audience = audience;
  }

  add(screen: Screen): void {
    if (this.#repeated) this.#stop();
    this.#queue.push(screen);
    if (!this.busy) void this.#play();
  }

  /**
   * Play screens once more, unless something is played; `show` gets each of them, and null at the end. Nothing is
   * told again. A new screen and any input end it.
   */
  repeat(screens: readonly Screen[], show: (screen: Screen | null) => void): void {
    if (this.busy || !screens.length) return;
    this.#repeated = show;
    this.#queue = [...screens];
    void this.#play();
  }

  /** Whether something is played that was seen before. */
  get isRepeating(): boolean {
    return this.#repeated !== null;
  }

  /** Show at once all that is still to be played. */
  finish(): void {
    if (!this.busy) return;
    if (this.#repeated) {
      this.#stop();
      return;
    }
    const [screens, left] = [this.#queue, this.#left];
    this.#stop();
    for (const [at, screen] of screens.entries()) {
      this.#tell(at === 0 ? left.flat() : screen.lines);
      this.#audience.show(screen);
    }
  }

  /** Drop the current screen and the queue; the next screen is shown as it is. */
  clear(): void {
    this.#stop();
  }

  stop(): void {
    this.#stop();
  }

  /** The lines of a screen by what is seen together. */
  protected scenes(lines: readonly Line[]): Line[][] {
    return lines.map((line) => [line]);
  }

  /** Show one scene; a run that was cut off returns without a trace. */
  protected async perform(_lines: readonly Line[], _screen: Screen): Promise<void> {}

  /** How many milliseconds a scene stays to be looked at, at full speed. */
  protected linger(lines: readonly Line[]): number {
    return lines.some((line) => line.words && line.events.length) ? 350 : 0;
  }

  /** The seat whose deed a scene is, as far as its events say. */
  protected actorOf(_lines: readonly Line[]): number | null {
    return null;
  }

  /** How many milliseconds a scene takes in all, at full speed. */
  protected timeOf(_lines: readonly Line[], _own: boolean): number {
    return 0;
  }

  /** The played events are now part of the screen. */
  protected settle(): void {}

  /** How much of the usual time things take; 0 cuts. */
  protected get pace(): number {
    return PACES[settings.speed] * this.#haste;
  }

  /** The scenes that are still to be played, of all screens that have come. */
  protected get ahead(): Line[][] {
    return [...this.#left, ...this.#queue.slice(1).flatMap((screen) => this.scenes(screen.lines))];
  }

  /** Wait for a time that was set for full speed; whether the run goes on after it. */
  protected async pause(milliseconds: number): Promise<boolean> {
    const run = this.#run;
    const time = milliseconds * this.pace;
    if (time > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, time);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return run === this.#run;
  }

  /** Call a function with the part of a time that is over, once a frame; whether the run goes on after it. */
  protected async during(milliseconds: number, step: (part: number) => void): Promise<boolean> {
    const [run, begin, time] = [this.#run, performance.now(), milliseconds * this.pace];
    for (;;) {
      const part = time > 0 ? (performance.now() - begin) / time : 1;
      if (part >= 1) return true;
      step(part);
      await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
      if (run !== this.#run) return false;
    }
  }

  #tell(lines: readonly Line[]): void {
    const told = lines.filter((line) => line.words);
    if (told.length && !this.#repeated) this.#audience.tell(told);
  }

  #stop(): void {
    this.#run += 1;
    this.#queue = [];
    this.#left = [];
    this.#wake?.();
    this.playing = [];
    this.busy = false;
    this.settle();
    this.#endRepeating();
  }

  #endRepeating(): void {
    const show = this.#repeated;
    this.#repeated = null;
    show?.(null);
  }

  async #play(): Promise<void> {
    this.busy = true;
    const run = ++this.#run;
    for (let screen = this.#queue[0]; screen; screen = this.#queue[0]) {
      this.#left = this.scenes(screen.lines);
      for (let scene = this.#left[0]; scene; scene = this.#left[0]) {
        await this.#scene(scene, screen);
        if (run !== this.#run) return;
        this.#left.shift();
        // Told when it has been seen: no line gives a roll away while its dice tumble.
        this.#tell(scene);
        await this.pause(this.linger(scene));
        if (run !== this.#run) return;
      }
      this.#queue.shift();
      if (this.#repeated) this.#repeated(screen);
      else this.#audience.show(screen);
      this.settle();
    }
    this.playing = [];
    this.busy = false;
    this.#endRepeating();
  }

  /** Play a scene. A scene that cannot be shown is left out: the next screen has its result. */
  async #scene(lines: Line[], screen: Screen): Promise<void> {
    this.playing = lines;
    try {
      this.#hasten(lines);
      await this.perform(lines, screen);
    } catch (why) {
      console.error(why);
    }
  }

  #hasten(lines: readonly Line[]): void {
    this.actor = this.actorOf(lines) ?? this.actor;
    if (lines.some((line) => line.events.some(beginsTurn))) this.#spent = 0;
    const own = !this.othersAct;
    const need = this.ahead.reduce((sum, scene) => sum + this.timeOf(scene, own), 0);
    const left = Math.max(0, TURN - this.#spent);
    this.#haste = own || need <= left ? 1 : Math.max(FASTEST, left / need);
    this.#spent += own ? 0 : this.timeOf(lines, own) * this.#haste;
  }
}

const beginsTurn = (event: unknown): boolean => (event as { kind: string }).kind === 'turn-began';
