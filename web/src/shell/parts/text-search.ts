/** Searching as people type: without capitals and accents, every word anywhere in the text. */

export const plain = (text: string) => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The words that somebody typed. */
export const wordsIn = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean);

/** Whether a text has all the words that somebody typed. */
export function matches(text: string, wanted: string): boolean {
  const whole = plain(text);
  return wordsIn(wanted).every((word) => whole.includes(word));
}
