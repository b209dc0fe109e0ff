/**
 * The pause between two answers that are drawn during a drag. Drawing an answer takes a quarter of the time at most,
 * so that on a slow machine the held thing itself still follows the pointer.
 */

/** Milliseconds between two answers, at least. */
const EVERY = 60;
/** The pause is this many times as long as the drawing of the last answer. */
const SHARE = 3;
/** A hidden page draws no frames, and a pause must end all the same. */
const LONGEST = 400;

/** How long to wait, after an answer that was asked for and drawn in these milliseconds. */
export const pauseAfter = (asking: number, drawing: number): number =>
  Math.min(LONGEST, Math.max(EVERY - asking, SHARE * drawing));

export class Pace {
  #asked = 0;
  #skip: () => void = () => undefined;

  /** A question is asked. */
  begin(): void {
    this.#asked = performance.now();
  }

  /** Wait until the answer, which was shown just now, is drawn and the pause after it is over. */
  async pause(): Promise<void> {
    const came = performance.now();
    const skipped = new Promise<void>((resume) => (this.#skip = resume));
    await Promise.race([skipped, drawn(), after(LONGEST)]);
    const long = pauseAfter(came - this.#asked, performance.now() - came);
    await Promise.race([skipped, after(long)]);
  }

  /** End the pause now. */
  skip(): void {
    this.#skip();
  }
}

const after = (milliseconds: number) => new Promise<void>((resume) => setTimeout(resume, milliseconds));

/** The time when the next frame is on the screen: its callbacks run before it is laid out and painted. */
const drawn = () => new Promise<void>((resume) => requestAnimationFrame(() => setTimeout(resume)));
