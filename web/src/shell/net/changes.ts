/** The last screen of a connection, and the next one from what changed: see docs/protocol.md. */
import type { Changed, Screen } from '$protocol/shell';

/** The new value; a replaced part of a list; or the changes of members, of which those that are null are gone. */
export type Change = [unknown] | [number, number, unknown[]] | { [key: string]: Change | null };

/** The value after a change; unchanged parts stay the same objects. */
export function changed(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [at, count, values] = change;
    const items = before as unknown[];
    return [...items.slice(0, at), ...values, ...items.slice(at + count)];
  }
  const after = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as object) }) as Record<
    string,
    unknown
  >;
  for (const [key, part] of Object.entries(change)) {
    if (part === null) delete after[key];
    else after[key] = changed(after[key], part);
  }
  return after;
}

export class LastScreen {
  #screen: Screen | null = null;

  /** A whole screen arrived. */
  keep(screen: Screen): Screen {
    this.#screen = screen;
    return screen;
  }

  /** The next screen; null if one was missed, until a whole one arrives. */
  next({ serial, lines, changes }: Changed): Screen | null {
    if (this.#screen?.serial !== serial - 1) {
      this.#screen = null;
      return null;
    }
    const whole = changed(this.#screen, changes as Record<string, Change>) as Screen;
    return this.keep({ ...whole, serial, lines, anew: false });
  }
}
