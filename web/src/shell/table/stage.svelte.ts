/**
 * Plays the events. A screen comes with the lines and events that led to it; the stage shows them one after
 * the other and only then hands the screen over. It can be hurried or skipped. A game shows its own events by
 * overriding `play`.
 */
import type { Line, Screen } from '$protocol/shell';
import { reducedMotion, settings } from '../settings.svelte';

interface Audience {
  /** A screen whose lines have been played. */
  show: (screen: Screen) => void;
  /** A line that has been played. */
  tell: (lines: Line[]) => void;
}

export class Stage {
  /** Whether something is being played. */
  busy = $state(false);
  /** The line that is being played. */
  line = $state.raw<Line | null>(null);

  #audience: Audience = { show: () => undefined, tell: () => undefined };
  #queue: Screen[] = [];
  #skipping = false;
  #stopped = false;
  /** The number of times the queue was dropped because a newer screen replaced it. */
  #cleared = 0;
  #wake: (() => void) | null = null;

  /** Play for those. */
  open(audience: Audience): void {
    this.#audience = audience;
  }

  add(screen: Screen): void {
    this.#queue.push(screen);
    if (!this.busy) void this.#run();
  }

  /** Skip to the end of the current screen. */
  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }

  /** Drop the current screen and the queue; the next screen is shown as it is. */
  clear(): void {
    this.#queue = [];
    this.#cleared += 1;
    this.skip();
    this.settle();
  }

  stop(): void {
    this.#stopped = true;
    this.clear();
  }

  /** Show one event of a line. */
  protected async play(_event: unknown, _line: Line, _screen: Screen): Promise<void> {}

  /** The played events are now part of the screen. */
  protected settle(): void {}

  /** How much of the usual time things take; 0 cuts. */
  protected get pace(): number {
    if (this.#skipping || settings.speed === 'none' || reducedMotion()) return 0;
    return settings.speed === 'quick' ? 0.4 : 1;
  }

  /** The time between two lines. */
  protected get between(): number {
    return { full: 350, quick: 100, none: 0 }[settings.speed];
  }

  protected get skipping(): boolean {
    return this.#skipping;
  }

  protected pause(milliseconds: number): Promise<void> {
    if (this.#skipping || settings.speed === 'none' || milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #run(): Promise<void> {
    this.busy = true;
    this.#skipping = false;
    try {
      for (let screen = this.#queue.shift(); screen && !this.#stopped; screen = this.#queue.shift()) {
        const cleared = this.#cleared;
        for (const line of screen.lines) {
          await this.#line(line, screen);
          if (cleared !== this.#cleared) break;
          // Told when it has been seen: no line gives a roll away while its dice tumble.
          if (line.words) this.#audience.tell([line]);
          if (line.words && line.events.length) await this.pause(this.between);
          if (cleared !== this.#cleared) break;
        }
        if (cleared !== this.#cleared) {
          // A newer screen has arrived that replaces everything still to be played.
          this.#skipping = false;
          continue;
        }
        this.#audience.show(screen);
        this.settle();
      }
    } finally {
      this.line = null;
      this.#skipping = false;
      this.busy = false;
    }
  }

  /** Show the events of a line. An event that cannot be shown is skipped: the next screen has its result. */
  async #line(line: Line, screen: Screen): Promise<void> {
    this.line = line;
    const cleared = this.#cleared;
    try {
      for (const event of line.events) {
        await this.play(event, line, screen);
        if (cleared !== this.#cleared) break;
      }
    } catch (why) {
      console.error(why);
    }
    if (cleared !== this.#cleared) this.settle();
  }
}
