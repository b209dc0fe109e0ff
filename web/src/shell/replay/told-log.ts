/** The log of a replay, which comes in parts: the one that a step needs first, then those around it. */
import type { Line, ReplayStep } from '$protocol/shell';

/** Steps of a part. */
export const PART = 64;

export class ToldLog {
  readonly #lines: (readonly Line[] | undefined)[];
  readonly #coming = new Map<number, Promise<void>>();
  #closed = false;

  /** `fetch` gives the lines of some steps; without it the steps have theirs already. */
  constructor(
    steps: readonly ReplayStep[],
    readonly fetch?: (first: number, count: number) => Promise<readonly (readonly Line[])[]>,
  ) {
    this.#lines = steps.map(({ lines }) => (fetch ? undefined : lines));
  }

  /** The lines that came with one step; undefined until they are here. */
  of(step: number): readonly Line[] | undefined {
    return this.#lines[step];
  }

  /** The first step from which on all lines up to a step are here; the step after it if its own are not. */
  from(step: number): number {
    let first = step + 1;
    while (first > 0 && this.#lines[first - 1]) first--;
    return first;
  }

  /** The lines up to a step, from the first one on that is here without a gap. */
  until(step: number): Line[] {
    return this.#lines.slice(this.from(step), step + 1).flatMap((lines) => lines ?? []);
  }

  /** Wait for the part with a step. */
  async need(step: number): Promise<void> {
    if (!this.#lines[step]) await this.#part(Math.floor(step / PART));
  }

  /** Fetch all parts, those before a step first, for they stand in its log; tell of each that has come. */
  async rest(step: number, come: () => void): Promise<void> {
    const own = Math.floor(step / PART);
    const parts = Array.from({ length: Math.ceil(this.#lines.length / PART) }, (_, part) => part);
    for (const part of [...parts.slice(0, own + 1).reverse(), ...parts.slice(own + 1)]) {
      if (this.#closed) return;
      if (this.#lines[part * PART]) continue;
      await this.#part(part);
      if (!this.#closed) come();
    }
  }

  close(): void {
    this.#closed = true;
  }

  #part(part: number): Promise<void> {
    const { fetch } = this;
    let coming = this.#coming.get(part);
    if (!coming && fetch) {
      const first = part * PART;
      coming = fetch(first, PART)
        .then((told) => told.forEach((lines, at) => (this.#lines[first + at] = lines)))
        .finally(() => this.#coming.delete(part));
      this.#coming.set(part, coming);
    }
    return coming ?? Promise.resolve();
  }
}
