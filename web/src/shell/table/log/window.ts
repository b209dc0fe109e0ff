/** The lines of the log that are in the page: a window of fixed size over all of them, which scrolling shifts. */

/** Lines in the page at once. */
export const WINDOW = 120;
/** Lines by which scrolling shifts the window; the others stay, so that the eye keeps its place. */
export const SHIFT = WINDOW / 2;

/** A line of the log by an event: its kind, and its number among the events of this kind. */
export interface FoundEvent {
  event: string;
  nth: number;
}

/** The line that tells an event, among the lines with words. */
export function lineOf(
  lines: readonly { words: string; events: readonly unknown[] }[],
  { event, nth }: FoundEvent,
): number {
  let left = nth;
  return lines
    .filter(({ words }) => words)
    .findIndex(({ events }) => {
      left -= events.filter((one) => (one as { kind: string }).kind === event).length;
      return left < 0;
    });
}

/** The first line in the page: the wanted one, or, without a wish, the one that brings the newest lines. */
export function firstLine(wanted: number | null, count: number): number {
  const newest = Math.max(0, count - WINDOW);
  return wanted === null ? newest : Math.min(Math.max(0, wanted), newest);
}
