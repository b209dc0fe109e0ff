/** What the search of the first page finds: games, modes, pages, players, cards and rules, each with the way to it. */
import type { RuleShown } from '$protocol/shell';
import type { Company, GameClient } from '../../game';
import type { CardListed } from '../../net/http';
import { matches, plain, wordsIn } from '../../parts/text-search';
import { puzzleHash, TODAY } from '../../route';
import { find } from '../../rules/search';
import { say } from '../../words/words.svelte';

export interface Entry {
  kind: 'game' | 'mode' | 'page' | 'card' | 'rule' | 'join' | 'watch' | 'playing' | 'replay';
  title: string;
  /** Further words by which it is found. */
  about: string;
  /** The game that is chosen with it. */
  game?: GameClient;
  /** The address it leads to; without one it is on the first page. */
  hash?: string;
  /** A choice that is made with it. */
  choose?: () => void;
  /** Take a seat and go there; else the reason why not. */
  take?: () => Promise<string>;
  /** A line below the title, by which nothing is found. */
  detail?: string;
  /** The language of the title, where it may differ from that of the page. */
  language?: string;
}

const MOST_PLAYERS = 12;
const MOST_CARDS = 12;
const MOST_RULES = 12;

/** A game with its modes. */
export function gameEntries(game: GameClient, setUp: (company: Company) => void): Entry[] {
  const { tile, modes, several } = game.lobby?.part ?? {};
  const company = (title: string, about: string, one: Company): Entry => ({
    kind: 'mode',
    title,
    about,
    game,
    choose: () => setUp(one),
  });
  return [
    { kind: 'game', title: game.title(), about: tile?.about() ?? '', game },
    ...(modes?.() ?? []).map(({ title, choose, company: one }): Entry => ({
      kind: 'mode',
      title,
      about: '',
      game,
      choose: () => {
        choose?.();
        if (one) setUp(one);
      },
    })),
    ...(several
      ? [
          company(several.title(), several.about(), 'screen'),
          company(say('online-title'), say('online-about'), 'online'),
        ]
      : []),
  ];
}

/** The pages that tell of a game. */
export function pagesOf(game: GameClient): Entry[] {
  const page = (title: string, about: string, hash: string): Entry => ({
    kind: 'page',
    title,
    about,
    game,
    hash,
  });
  return [
    page(say('nav-learn'), say('learn-about'), '#/learn'),
    ...(game.howToPlay ? [page(say('how-title'), say('how-about'), '#/learn/how')] : []),
    ...(game.puzzles
      ? [
          page(say('puzzles-title'), '', '#/learn/puzzles'),
          page(say('puzzles-today'), say('puzzles-today-about'), puzzleHash(game.name, TODAY)),
        ]
      : []),
    page(say('examples-title'), say('examples-about'), '#/learn/examples'),
    page(say('nav-rules'), say('learn-rules-about'), '#/rules'),
    ...(game.editions.ids.length > 1
      ? [page(say('printings-title'), say('printings-about'), '#/rules/printings')]
      : []),
    ...(game.decks ? [page(say('decks-title'), say('decks-build'), `#/decks/${game.name}`)] : []),
    ...(game.pages ?? []).map(({ name, title, about }) => page(title(), about(), `#/${name}`)),
  ];
}

/** The pages that belong to no game. */
export const commonPages = (): Entry[] => [
  { kind: 'page', title: say('position-title'), about: say('position-about'), hash: '#/position' },
  { kind: 'page', title: say('privacy-title'), about: say('recovery-title'), hash: '#/privacy' },
];

export const cardEntries = (game: GameClient, cards: readonly CardListed[]): Entry[] =>
  cards.map(({ id, name, type_words, text }) => ({
    kind: 'card',
    title: name,
    about: [type_words, ...text].join(' '),
    game,
    hash: `#/cards/${id}`,
  }));

/** The entries that have every word, those first that have them all in their title. */
export function ranked(entries: readonly Entry[], wanted: string, most = Infinity): Entry[] {
  const words = wordsIn(wanted);
  const titled = ({ title }: Entry) => words.every((word) => plain(title).includes(word));
  const having = entries.filter(({ title, about, game }) =>
    matches(`${title} ${about} ${game?.title() ?? ''}`, wanted),
  );
  return [...having.filter(titled), ...having.filter((one) => !titled(one))].slice(0, most);
}

/** What the words find: games, modes and pages, then players, cards and rules; without words only the former. */
export function searched(
  wanted: string,
  places: readonly Entry[],
  players: readonly Entry[],
  cards: readonly Entry[],
  rules: readonly { game: GameClient; rules: readonly RuleShown[] }[],
): Entry[] {
  if (!wordsIn(wanted).length) return [...places];
  return [
    ...ranked(places, wanted),
    ...ranked(players, wanted, MOST_PLAYERS),
    ...ranked(cards, wanted, MOST_CARDS),
    ...rules.flatMap(({ game, rules }) =>
      find(rules, wanted, MOST_RULES).map(({ id, title, language }): Entry => ({
        kind: 'rule',
        title: `${id} ${title}`,
        about: '',
        game,
        hash: `#/rules/${id}`,
        language,
      })),
    ),
  ];
}
