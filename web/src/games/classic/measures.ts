/** Lengths and chances as the language of the page writes them. */
import { words } from '$shell/words/words.svelte';

/** Making a format takes longer than using it a hundred times. */
const formats = new Map<string, Intl.NumberFormat>();

function oneDecimal(language: string): Intl.NumberFormat {
  let found = formats.get(language);
  if (!found) {
    found = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    formats.set(language, found);
  }
  return found;
}

/**
 * A length in centimetres with one decimal; lengths are hundredths of a millimetre. Rounded up, as the server's
 * words are: a place that is too far also reads so.
 */
export function cm(length: number): string {
  return oneDecimal(words.language).format(Math.ceil(length / 100) / 10);
}

/** A chance as a whole number of percent; a possible result never shows as 0 or 100. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return '<1';
  if (chance < 1 && chance > 0.99) return '>99';
  return String(Math.round(chance * 100));
}
