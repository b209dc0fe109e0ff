/** The words of the pages, in four languages; sentences about the game come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'fr' | 'de' | 'ru';
export const LANGUAGES: { id: Language; name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'fr', name: 'Français' },
  { id: 'de', name: 'Deutsch' },
  { id: 'ru', name: 'Русский' },
];
/** Files by their path, which ends in LANGUAGE/NAME.ftl. */
export type Sources = Readonly<Record<string, string>>;
const SHELL: Sources = import.meta.glob<string>('./*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const isLanguage = (id: string): id is Language => LANGUAGES.some((one) => one.id === id);

function usual(): Language {
  const kept = localStorage.getItem('language');
  if (kept && isLanguage(kept)) return kept;
  return navigator.languages.map((one) => one.slice(0, 2)).find(isLanguage) ?? 'en';
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

export interface Speaker {
  /** A message in the language of the page. */
  say: (id: string, args?: Record<string, FluentVariable>) => string;
  /** Whether there is such a message. */
  has: (id: string) => boolean;
}

/** Speaks with messages from files; of two messages with one name, the first counts. */
function speaker(...sources: Sources[]): Speaker {
  const bundles = new Map<Language, FluentBundle>();

  function bundle(): FluentBundle {
    const { language } = words;
    let found = bundles.get(language);
    if (!found) {
      found = new FluentBundle(language, { useIsolating: false });
      for (const [file, source] of sources.flatMap((one) => Object.entries(one))) {
        if (file.includes(`/${language}/`)) found.addResource(new FluentResource(source));
      }
      bundles.set(language, found);
    }
    return found;
  }

  return {
    say(id, args = {}) {
      const from = bundle();
      const message = from.getMessage(id);
      return message?.value ? from.formatPattern(message.value, args) : id;
    },
    has: (id) => bundle().hasMessage(id),
  };
}

/** The words of one game, which may also use those of the shell and cannot replace them. */
export const gameWords = (sources: Sources): Speaker => speaker(SHELL, sources);

export const { say, has } = speaker(SHELL);

/** Names in a row, as the language joins them: "Anna, Bert and Carl". */
export function joined(names: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
}
