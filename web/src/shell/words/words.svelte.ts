/** The words of the pages, in four languages; sentences about the game come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { fileOf, type WordFile } from './files';
import { nameFunctions } from './names';

export type Language = 'en' | 'fr' | 'de' | 'ru';
export const LANGUAGES: { id: Language; name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'fr', name: 'Français' },
  { id: 'de', name: 'Deutsch' },
  { id: 'ru', name: 'Русский' },
];
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

  /** Load what is needed of a language, by default of the one that the page speaks first. */
  async load(language: Language = this.language): Promise<void> {
    await Promise.all(speakers.map((one) => one.load(language)));
  }

  /** The language of the page, and the one that it switches to. */
  get languages(): Language[] {
    return [...new Set([this.language, this.#wanted])];
  }
}

export const words = new Words();

export interface Speaker {
  /** A message in the language of the page. */
  say: (id: string, args?: Record<string, FluentVariable>) => string;
  /** Whether there is such a message. */
  has: (id: string) => boolean;
  /** For a part of the page: it needs the words of these files, by their names without the ending. */
  files: (...names: string[]) => () => Promise<unknown>;
}

/** The file that is loaded with the page. */
const COMMON = 'common';

/** Speaks with messages from files, after those of another speaker, which it cannot replace. */
class FileSpeaker implements Speaker {
  readonly #bundles = new Map<Language, FluentBundle>();
  readonly #needed = new Set([COMMON]);
  readonly #added = new Set<WordFile>();

  constructor(
    private readonly room: string,
    private readonly first?: FileSpeaker,
  ) {
    speakers.push(this);
  }

  /** Load the files that are needed. */
  async load(language: Language): Promise<void> {
    await Promise.all([...this.#needed].map((name) => this.#file(language, name)));
  }

  files =
    (...names: string[]) =>
    (): Promise<unknown> => {
      for (const name of names) this.#needed.add(name);
      return Promise.all(words.languages.map((language) => this.load(language)));
    };

  say = (id: string, args: Record<string, FluentVariable> = {}): string =>
    this.first?.find(id, args) ?? this.find(id, args) ?? id;

  has = (id: string): boolean =>
    (this.first?.has(id) ?? false) || (this.#bundles.get(words.language)?.hasMessage(id) ?? false);

  find(id: string, args: Record<string, FluentVariable>): string | undefined {
    const from = this.#bundles.get(words.language);
    const message = from?.getMessage(id);
    return from && message?.value ? from.formatPattern(message.value, args) : undefined;
  }

  async #file(language: Language, name: string): Promise<void> {
    const file = await wordFile(`${language}/${fileOf(this.room, name)}`);
    if (this.#added.has(file)) return;
    this.#added.add(file);
    this.#bundle(language).addResource(new FluentResource(file[this.room] ?? ''));
  }

  #bundle(language: Language): FluentBundle {
    let bundle = this.#bundles.get(language);
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false, functions: nameFunctions(language) });
      this.#bundles.set(language, bundle);
    }
    return bundle;
  }
}

/** The files of words that were asked for, by LANGUAGE/NAME; one that did not come can be asked for again. */
const wordFiles = new Map<string, Promise<WordFile>>();

function wordFile(at: string): Promise<WordFile> {
  let found = wordFiles.get(at);
  if (!found) {
    found = fetchWords(at);
    found.catch(() => wordFiles.delete(at));
    wordFiles.set(at, found);
  }
  return found;
}

async function fetchWords(at: string): Promise<WordFile> {
  const response = await fetch(`${import.meta.env.WORDS}/${at}.json`);
  if (!response.ok) throw new Error(`there are no words in ${at}`);
  return (await response.json()) as WordFile;
}

/** All that load their words in the language of the page. */
const speakers: FileSpeaker[] = [];

const shell = new FileSpeaker('shell');

/** The words of one game, which may also use those of the shell and cannot replace them. */
export const gameWords = (game: string): Speaker => new FileSpeaker(game, shell);

export const { say, has, files } = shell;

/** Names in a row, as the language joins them: "Anna, Bert and Carl". */
export function joined(names: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
}
