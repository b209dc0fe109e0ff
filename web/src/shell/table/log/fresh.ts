/** The words of the log's lines, and which of them have not been told yet. */
import type { Table } from '../table.svelte';
import type { Line } from '../../../games/classic/types';

/** Of what creatures do, with their names as on the field; a card keeps its whole name. */
export const wordsOf = (table: Table, line: Line): string =>
  line.events.some((event) => 'card' in event) ? line.words : table.brief(line.words);

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
