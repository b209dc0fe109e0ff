/** Which lines of the log have not been told yet. */
import type { Line } from '$protocol/shell';

/**
 * The lines after the last known one. A log that is sent again, in another language or after an undo, is not read
 * out again; nor is the first log of a page.
 */
export function freshLines(known: readonly Line[] | null, now: readonly Line[]): readonly Line[] {
  if (!known) return [];
  const last = known.at(-1);
  if (!last) return now;
  const at = now.lastIndexOf(last);
  return at < 0 ? [] : now.slice(at + 1);
}
