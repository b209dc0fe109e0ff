/** Which lines of the log have not been told yet. */
import type { Line } from '$protocol/shell';

/**
 * What follows the last line that was known. A log that comes anew, in another language or after something was
 * taken back, is not read out again; nor is the one that a page opens with.
 */
export function freshLines(known: readonly Line[] | null, now: readonly Line[]): readonly Line[] {
  if (!known) return [];
  const last = known.at(-1);
  if (!last) return now;
  const at = now.lastIndexOf(last);
  return at < 0 ? [] : now.slice(at + 1);
}
