/** The words of the page itself, in four languages; what is said about the game comes from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'fr' | 'de' | 'ru';
const SOURCES = import.meta.glob<string>('./*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export const LANGUAGES: { id: Language; name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'fr', name: 'Français' },
  { id: 'de', name: 'Deutsch' },
  { id: 'ru', name: 'Русский' },
];
/** The printing that readers of a language have on their shelf. */
export const PRINTING: Record<Language, string> = { en: 'en2', fr: 'fr1', de: 'de1', ru: 'ru1' };

const bundles = new Map<Language, FluentBundle>();

function bundle(language: Language): FluentBundle {
  let found = bundles.get(language);
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false });
    for (const [file, source] of Object.entries(SOURCES)) {
      if (file.startsWith(`./${language}/`)) found.addResource(new FluentResource(source));
    }
    bundles.set(language, found);
  }
  return found;
}

function usual(): Language {
  const kept = localStorage.getItem('language');
  if (kept && kept in PRINTING) return kept as Language;
  const wanted = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in PRINTING);
  return (wanted as Language | undefined) ?? 'en';
}

class Words {
  language = $state<Language>(usual());

  /** Switch the page at once; tables follow. */
  speak(language: Language): void {
    this.language = language;
    localStorage.setItem('language', language);
    document.documentElement.lang = language;
  }
}

export const words = new Words();

/** A message of the page. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const from = bundle(words.language);
  const message = from.getMessage(id);
  if (!message?.value) return id;
  return from.formatPattern(message.value, args);
}

/** Whether the page has such a message. */
export function has(id: string): boolean {
  return bundle(words.language).hasMessage(id);
}

/**
 * A length in centimetres with one decimal, as the language writes it; lengths are hundredths of a millimetre.
 * Rounded up, as the server's words are: what is too far also reads so.
 */
export function cm(length: number): string {
  return new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.ceil(length / 100) / 10,
  );
}

/** A chance as a whole number of percent; what is possible is never told as 0 or 100. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return '<1';
  if (chance < 1 && chance > 0.99) return '>99';
  return String(Math.round(chance * 100));
}
