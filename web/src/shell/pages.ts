/** The pages of the program, each loaded when it is first visited, and what each of them says. */
import { knownGames } from './games';
import { puzzleWords } from './learn/puzzles/words';
import { late, type LatePart } from './parts/late.svelte';
import type { Route } from './route';
import { files } from './words/words.svelte';

/** The lobby parts of all games: a list of games shows something of each. */
const lobbies = () => Promise.all(knownGames().flatMap((game) => game.lobby?.load() ?? []));

export const pages = {
  lobby: late(
    async () => (await import('./lobby/Lobby.svelte')).default,
    lobbies,
    puzzleWords,
    files('lobby', 'puzzles'),
  ),
  table: late(async () => (await import('./table/Room.svelte')).default, files('table')),
  join: late(async () => (await import('./lobby/JoinPage.svelte')).default, files('lobby', 'table')),
  replay: late(
    async () => (await import('./replay/ReplayPage.svelte')).default,
    files('replay', 'table', 'positions'),
  ),
  replays: late(async () => (await import('./lobby/ReplaysPage.svelte')).default, lobbies, files('lobby')),
  watch: late(async () => (await import('./lobby/WatchPage.svelte')).default, lobbies, files('lobby')),
  rules: late(
    async () => (await import('./pages/RulesPage.svelte')).default,
    files('rules', 'library', 'lobby'),
  ),
  printings: late(
    async () => (await import('./pages/PrintingsPage.svelte')).default,
    files('library', 'rules', 'lobby'),
  ),
  privacy: late(async () => (await import('./pages/PrivacyPage.svelte')).default, files('privacy', 'lobby')),
  position: late(
    async () => (await import('./positions/PositionPage.svelte')).default,
    files('positions', 'lobby'),
  ),
  decks: late(async () => (await import('./decks/DecksPage.svelte')).default, files('decks', 'lobby')),
  learn: late(
    async () => (await import('./learn/LearnPage.svelte')).default,
    files('learn', 'library', 'puzzles', 'lobby'),
    lobbies,
    puzzleWords,
  ),
  scenario: late(
    async () => (await import('./learn/scenarios/ScenarioPage.svelte')).default,
    files('library', 'lobby'),
  ),
  puzzle: late(
    async () => (await import('./learn/puzzles/PuzzleOpening.svelte')).default,
    files('puzzles', 'table'),
    puzzleWords,
  ),
};

/** The part of the page that a route needs. */
export function pageOf(route: Route): LatePart<unknown> {
  if (route.page === 'game') return pages.lobby;
  return route.page === 'rules' && route.id === 'printings' ? pages.printings : pages[route.page];
}
