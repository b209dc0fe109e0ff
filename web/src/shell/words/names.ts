/** Names of players in sentences: one with an article, such as "The computer", is bent as its language wants it. */
import type { FluentFunction, FluentValue } from '@fluent/bundle';

const VOWELS = new Set('aeiouyàâäéèêëîïôöùûüœæ');
const OF: Readonly<Record<string, string>> = { 'le ': 'du ' };
const TO: Readonly<Record<string, string>> = { 'le ': 'au ' };
const ARTICLES: Readonly<Record<string, readonly string[]>> = {
  en: ['the '],
  fr: ['le ', 'la ', "l'"],
  de: ['der ', 'die ', 'das '],
};

/** The article of a name in small letters, and the rest. */
function parted(language: string, name: string): [string, string] {
  const article = ARTICLES[language]?.find((one) => name.toLowerCase().startsWith(one)) ?? '';
  return [article, name.slice(article.length)];
}

/** Within a sentence: "the computer". */
export function within(language: string, name: string): string {
  return parted(language, name).join('');
}

/** In French with "de": "du joueur", "de l'ordinateur", "d'Anna". */
export function of(name: string): string {
  const [article, rest] = parted('fr', name);
  if (article) return `${OF[article] ?? `de ${article}`}${rest}`;
  return VOWELS.has(name.slice(0, 1).toLowerCase()) ? `d'${name}` : `de ${name}`;
}

/** In French with "à": "au joueur", "à l'ordinateur". */
export function to(name: string): string {
  const [article, rest] = parted('fr', name);
  return `${article ? (TO[article] ?? `à ${article}`) : 'à '}${rest}`;
}

const withName =
  (bend: (name: string) => string): FluentFunction =>
  ([name]: FluentValue[]) =>
    typeof name === 'string' ? bend(name) : (name ?? '');

/** The functions that messages of a language may call with a name. */
export const nameFunctions = (language: string): Record<string, FluentFunction> => ({
  WITHIN: withName((name) => within(language, name)),
  DE: withName(of),
  A: withName(to),
});
