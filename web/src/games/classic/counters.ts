/** The counters of texts on things in play. */
import type { CountersOn } from './types';

const MOST = 3;

/** Their numbers alone, where there is little room: those of the first name and a sign if all are too many. */
export function brief({ numbers }: CountersOn): string {
  const all = numbers.join('·');
  return all.length > MOST && numbers.length > 1 ? `${numbers[0]}…` : all;
}
