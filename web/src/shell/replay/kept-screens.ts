/** The screens of steps that are likely next, kept and fetched ahead: neighbours, jumps, the one under the pointer. */
import type { Screen } from '$protocol/shell';

/** Screens that are kept: those farthest from the present step go first. */
const MOST = 96;
/** Steps that are fetched ahead once a step is shown. */
const AHEAD = 4;

export class KeptScreens {
  readonly #screens = new Map<number, Screen>();
  readonly #coming = new Map<number, Promise<Screen>>();
  /** The step that was shown last, and from where it was reached. */
  #at = 0;
  #by: 1 | -1 = 1;
  /** Steps to which a key or a button leads from the present one. */
  #jumps: readonly number[] = [];
  /** The step that is expected next while another one is fetched. */
  #expected: number | undefined;
  #expecting = false;
  #closed = false;

  constructor(readonly fetch: (step: number) => Promise<Screen>) {}

  /** The screen of a step, at once if it is kept. */
  of(step: number): Screen | Promise<Screen> {
    return this.#screens.get(step) ?? this.#fetched(step);
  }

  /** A step is shown: fetch its neighbours, then its jumps, one after the other, as long as it stays. */
  async shown(step: number, last: number, jumps: readonly number[] = []): Promise<void> {
    if (step !== this.#at) this.#by = step > this.#at ? 1 : -1;
    this.#at = step;
    this.#jumps = jumps;
    const ahead = Array.from({ length: AHEAD }, (_, at) => step + this.#by * (at + 1));
    for (const next of [...ahead, step - this.#by, ...jumps]) {
      if (next < 0 || next > last || this.#screens.has(next)) continue;
      await this.#fetched(next).catch(() => undefined);
      if (this.#at !== step || this.#closed) return;
    }
  }

  /** Fetch a step that somebody points at; of those that come meanwhile only the last one. */
  async expect(step: number): Promise<void> {
    this.#expected = step;
    if (this.#expecting) return;
    this.#expecting = true;
    while (this.#expected !== undefined && !this.#closed) {
      const next: number = this.#expected;
      this.#expected = undefined;
      if (!this.#screens.has(next)) await this.#fetched(next).catch(() => undefined);
    }
    this.#expecting = false;
  }

  close(): void {
    this.#closed = true;
  }

  #fetched(step: number): Promise<Screen> {
    let coming = this.#coming.get(step);
    if (!coming) {
      coming = this.fetch(step)
        .then((screen) => this.#keep(step, screen))
        .finally(() => this.#coming.delete(step));
      this.#coming.set(step, coming);
    }
    return coming;
  }

  #keep(step: number, screen: Screen): Screen {
    this.#screens.set(step, screen);
    if (this.#screens.size > MOST) {
      const away = (one: number) => (this.#jumps.includes(one) ? 0 : Math.abs(one - this.#at));
      this.#screens.delete(
        [...this.#screens.keys()].reduce((one, two) => (away(two) > away(one) ? two : one)),
      );
    }
    return screen;
  }
}
