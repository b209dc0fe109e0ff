/**
 * Which sources are loaded together. Parts that are loaded late are files of their own; what several of them need
 * would become a file for each source, and each file costs a request and compresses worse by itself.
 */

/** The beginnings of paths below src; the first that fits decides. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  // Every page.
  program: [
    'games/classic/client',
    'games/classic/editions',
    'games/classic/late-parts',
    'games/classic/name',
    'games/classic/words.ts',
    'games/generic/client',
    'games/generic/words.ts',
    'games/index',
    'games/warseer/client',
    'games/warseer/late-parts',
    'games/warseer/name',
    'games/warseer/words.ts',
    'shell/App',
    'shell/keys/',
    'shell/lobby/choices',
    'shell/lobby/kept-tables',
    'shell/lobby/served',
    'shell/net/failure',
    'shell/net/http',
    'shell/pages.ts',
    'shell/parts/Icon',
    'shell/parts/Late',
    'shell/parts/Segments',
    'shell/parts/icons',
    'shell/parts/late',
    'shell/parts/text-search',
    'shell/recovery/recovery',
    'shell/recovery/sealing',
    'shell/recovery/snapshot',
    'shell/route',
    'shell/settings',
    'shell/sound',
    'shell/table/end/promise',
    'shell/table/late-parts',
    'shell/table/layout',
    'shell/table/panels',
    'shell/table/seats',
    'shell/words/',
  ],
  emblems: ['shell/emblems/'],
  // Every page besides tables.
  pages: [
    'shell/decks/kept-decks',
    'shell/learn/lessons',
    'shell/learn/progress',
    'shell/lobby/Header',
    'shell/lobby/Packs',
    'shell/lobby/Variants',
    'shell/lobby/packs',
    'shell/replay/curve',
    'shell/rules/rules',
    'shell/rules/search',
  ],
  // Every table, and a replay.
  table: [
    'shell/board/',
    'shell/net/',
    'shell/parts/Popover',
    'shell/parts/long-press',
    'shell/parts/pointer',
    'shell/rules/RuleLinks',
    'shell/table/Room',
    'shell/table/TopBar',
    'shell/table/calling',
    'shell/table/early-input',
    'shell/table/end/EndPanel',
    'shell/table/handover/shared-screen',
    'shell/table/interrupt',
    'shell/table/lesson/Coach.svelte',
    'shell/table/link',
    'shell/table/log/',
    'shell/table/menu/Languages',
    'shell/table/menu/MenuSwitch',
    'shell/table/menu/TableKeys',
    'shell/table/notices/',
    'shell/table/players/Clock',
    'shell/table/players/GameClock',
    'shell/table/players/HealthFigures',
    'shell/table/players/clock',
    'shell/table/players/health',
    'shell/table/question/',
    'shell/table/scenes',
    'shell/table/stage',
    'shell/table/steady-press',
    'shell/table/table',
    'shell/table/turn/',
  ],
  // A game in the lobby and at its table.
  classic: [
    'games/classic/cards/cards',
    'games/classic/cards/groups',
    'games/classic/cards/http',
    'games/classic/emblems/',
    'games/classic/field/board/edges',
    'games/classic/lobby/Heroes',
    'games/classic/lobby/choices',
  ],
  // Cards and terrains as they are drawn: at a table, in the deck builder and in the editor.
  'classic-drawn': [
    'games/classic/cards/CardFace',
    'games/classic/cards/Cost',
    'games/classic/field/board/',
    'games/classic/field/terrain/TerrainShape',
    'games/classic/field/terrain/terrain',
  ],
  // Its table in every plan of the window.
  'classic-table': [
    'games/classic/at-table',
    'games/classic/dice/',
    'games/classic/field/',
    'games/classic/guide/',
    'games/classic/hand/',
    'games/classic/odds/',
    'games/classic/players/PlayerPanel',
    'games/classic/question/',
    'games/classic/quest/QuestPart',
    'games/classic/selection/',
    'games/classic/staging/',
    'games/classic/table',
    'games/classic/turn/',
    'games/classic/views/TableView',
  ],
  warseer: [
    'games/warseer/board/Terrain',
    'games/warseer/board/geometry',
    'games/warseer/board/sizes',
    'games/warseer/decks/Mark',
    'games/warseer/decks/cards',
    'games/warseer/dice/Die',
    'games/warseer/drawings',
    'games/warseer/emblems/',
    'games/warseer/lobby/choices',
  ],
  'warseer-table': [
    'games/warseer/at-table',
    'games/warseer/board/',
    'games/warseer/dice/',
    'games/warseer/hand/',
    'games/warseer/odds/',
    'games/warseer/players/PlayerBoard',
    'games/warseer/question/',
    'games/warseer/staging/',
    'games/warseer/table',
    'games/warseer/turn/',
    'games/warseer/views/TableView',
  ],
};

/** The files of words that are only said at a table. */
const AT_TABLE =
  'card dice field guide hand keys narrow odds players quest question seats table terrain'.split(' ');

const isOf = (name: string, file: string) =>
  SHARED[name]?.some((begin) => file.includes(`/web/src/${begin}`)) ?? false;

/** The chunk of a file of words: those of a language, of the shell or a game, and of a part of the program. */
function wordsOf(file: string): string | null {
  const [, room, language, name] = /(\w+)\/words\/(\w\w)\/(\w+)\.ftl/.exec(file) ?? [];
  if (!room || !language || !name) return null;
  if (name === 'common') return `words-${language}`;
  return `words-${language}-${room}-${AT_TABLE.includes(name) ? 'table' : name}`;
}

/** The chunks, the first first: each takes with it what its sources need and no earlier one has. */
export const CHUNKS = [
  ...Object.keys(SHARED).map((name, at, { length }) => ({
    name,
    test: (file: string) =>
      isOf(name, file) ||
      (name === 'program' && /node_modules|vite\/preload-helper|rolldown\/runtime/.test(file)),
    priority: length - at,
  })),
  { name: wordsOf, priority: Object.keys(SHARED).length + 1 },
];
