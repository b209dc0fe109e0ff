/**
 * Places where a long word may be broken, as soft hyphens. Not every browser has a dictionary of the language, so
 * syllables are guessed: one begins with the last consonant before a vowel, or with two that are spoken together.
 */
const SOFT = '\u00ad';
const VOWEL = /[aeiouyàâäéèêëîïôöùûüœæаеёиоуыэюя]/i;
/** Consonants that begin a syllable together. */
const TOGETHER = /^(sch|[bcdfgkptv]r|[bcfgkp]l|[cpst]h|qu|[бвгдзкпстфх][рл]|ст)$/i;
/** Letters that stay with the one before them. */
const BOUND = /[йьъ]/i;
/** Letters at least on each side of a break. */
const LEAST = 3;

/** Whether a syllable begins at this letter. */
function begins(word: string, at: number): boolean {
  if (BOUND.test(word[at] ?? '') || VOWEL.test(word[at] ?? '')) return false;
  const rest = word.slice(at);
  const cluster = /^[^aeiouyàâäéèêëîïôöùûüœæаеёиоуыэюя]*/i.exec(rest)?.[0] ?? '';
  if (cluster.length === rest.length || !VOWEL.test(word.slice(0, at))) return false;
  const before = word.slice(Math.max(0, at - 2), at);
  const joins = [before, before.slice(-1)].some((one) => one && TOGETHER.test(one + cluster));
  return !joins && (cluster.length === 1 || TOGETHER.test(cluster));
}

/** A word of more letters than `most` with its soft hyphens. */
export function hyphenated(word: string, most: number): string {
  if (word.includes('-'))
    return word
      .split('-')
      .map((part) => hyphenated(part, most))
      .join('-');
  if (word.length <= most) return word;
  return [...word]
    .map((letter, at) =>
      at >= LEAST && word.length - at >= LEAST && begins(word, at) ? SOFT + letter : letter,
    )
    .join('');
}
