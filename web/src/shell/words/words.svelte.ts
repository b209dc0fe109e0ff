/** The words of the pages, in four languages; sentences about the game come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { nameFunctions } from './names';

export type Language = 'en' | 'fr' | 'de' | 'ru';
export const LANGUAGES: { id: Language; name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'fr', name: 'Français' },
  { id: 'de', name: 'Deutsch' },
  { id: 'ru', name: 'Русский' },
];
/** Files by their path, which ends in LANGUAGE/NAME.ftl; each is loaded when its language is first spoken. */
export type Sources = Readonly<Record<string, () => Promise<string>>>;
const SHELL: Sources = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' });

const isLanguage = (id: string): id is Language => LANGUAGES.some((one) => one.id === id);

function usual(): Language {
  const kept = localStorage.getItem('language');
  if (kept && isLanguage(kept)) return kept;
  return navigator.languages.map((one) => one.slice(0, 2)).find(isLanguage) ?? 'en';
}

class Words {
  language = $state<Language>(usual());
  #wanted: Language = this.language;

  /** Switch the page as soon as the words are there; tables follow. Without them the page stays as it is. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    await this.load(language);
    // Another language may have been chosen meanwhile.
    if (language !== this.#wanted) return;
    this.language = language;
    localStorage.setItem('language', language);
    document.documentElement.lang = language;
  }

  /** Load the words of a language, by default those that the page speaks first. */
  async load(language: Language = this.language): Promise<void> {
    await Promise.all(speakers.map((one) => one.load(language)));
  }
}

export const words = new Words();

export interface Speaker {
  /** A message in the language of the page. */
  say: (id: string, args?: Record<string, FluentVariable>) => string;
  /** Whether there is such a message. */
  has: (id: string) => boolean;
}

/** Speaks with messages from files; of two messages with one name, the first counts. */
class FileSpeaker implements Speaker {
  readonly #bundles = new Map<Language, FluentBundle>();
  readonly #files: [string, () => Promise<string>][];

  constructor(...sources: Sources[]) {
    this.#files = sources.flatMap((one) => Object.entries(one));
  }

  async load(language: Language): Promise<void> {
    if (this.#bundles.has(language)) return;
    const files = this.#files.filter(([path]) => path.includes(`/${language}/`));
    const bundle = new FluentBundle(language, { useIsolating: false, functions: nameFunctions(language) });
    for (const source of await Promise.all(files.map(([, load]) => load())))
      bundle.addResource(new FluentResource(source));
    this.#bundles.set(language, bundle);
  }

  say = (id: string, args: Record<string, FluentVariable> = {}): string => {
    const from = this.#bundles.get(words.language);
    const message = from?.getMessage(id);
    return from && message?.value ? from.formatPattern(message.value, args) : id;
  };

  has = (id: string): boolean => this.#bundles.get(words.language)?.hasMessage(id) ?? false;
}

/** All that load their words with the page. */
const speakers: FileSpeaker[] = [];

function speaker(...sources: Sources[]): Speaker {
  const made = new FileSpeaker(...sources);
  speakers.push(made);
  return made;
}

/** The words of one game, which may also use those of the shell and cannot replace them. */
export const gameWords = (sources: Sources): Speaker => speaker(SHELL, sources);

export const { say, has } = speaker(SHELL);

/** Names in a row, as the language joins them: "Anna, Bert and Carl". */
export function joined(names: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
}
