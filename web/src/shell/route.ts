/**
 * Where in the program a page is. The token of a seat's link stands behind the #, so that no server and no proxy
 * ever logs it: #/table/TOKEN, several tokens for several seats at one screen; #/replay/TOKEN/STEP, or
 * #/replay/TOKEN/analyse; #/replays and #/watch, the lists of games; #/rules; #/decks/GAME/DECK/PRINTING; #/position; #/learn and its inner pages
 * #/learn/SECTION/ID; #/puzzle/GAME/THEME/NAME; #/scenario/PRINTING/STEP/NAME; #/privacy/PART; #/NAME for a page
 * of the game that is chosen in the lobby.
 */

import { MOST_SEATS } from './table/seats';

/** In the address of a replay in place of a step: it begins with its analysis. */
const ANALYSE = 'analyse';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; tokens: string[] }
  | { page: 'replay'; token: string; step: number; analyse: boolean }
  | { page: 'replays' }
  | { page: 'join'; table: string }
  | { page: 'watch' }
  | { page: 'rules'; id: string }
  | { page: 'privacy'; part: string }
  | { page: 'position' }
  | { page: 'decks'; game: string; deck: string; edition: string }
  | { page: 'learn'; section: string; id: string }
  | { page: 'puzzle'; game: string; name: string }
  | { page: 'scenario'; edition: string; step: number; name: string }
  | { page: 'game'; name: string; id: string };

/** The route of the part of an address behind the #. */
export function routeOf(hash: string): Route {
  const [page, ...rest] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'table' && rest.length) return { page: 'table', tokens: rest.slice(0, MOST_SEATS) };
  if (page === 'replay' && rest[0])
    return {
      page: 'replay',
      token: rest[0],
      step: Number(rest[1] ?? 0) || 0,
      analyse: rest[1] === ANALYSE,
    };
  if (page === 'join' && rest[0]) return { page: 'join', table: rest[0] };
  if (page === 'decks')
    return { page: 'decks', game: rest[0] ?? '', deck: rest[1] ?? '', edition: rest[2] ?? '' };
  if (page === 'learn') return { page: 'learn', section: rest[0] ?? '', id: rest[1] ?? '' };
  if (page === 'puzzle' && rest[0]) return { page: 'puzzle', game: rest[0], name: rest.slice(1).join('/') };
  if (page === 'scenario' && rest[2])
    return {
      page: 'scenario',
      edition: rest[0] ?? '',
      step: Number(rest[1]) || 0,
      name: rest.slice(2).join('/'),
    };
  if (page === 'replays' || page === 'watch') return { page };
  if (page === 'privacy') return { page, part: rest[0] ?? '' };
  if (page === 'position') return { page: 'position' };
  if (page === 'rules') return { page: 'rules', id: rest[0] ?? '' };
  if (page) return { page: 'game', name: page, id: rest[0] ?? '' };
  return { page: 'lobby' };
}

/** The address at which anyone takes a free seat of a table that is in the list of open tables. */
export const joinHash = (table: string) => `#/join/${table}`;
export const tableHash = (tokens: readonly string[]) => `#/table/${tokens.join('/')}`;
/** In the address of a puzzle: that of the day. */
export const TODAY = 'today';
/** The address of a puzzle; it opens a new table. */
export const puzzleHash = (game: string, name: string) => `#/puzzle/${game}/${name}`;
/** The address of a step of a scenario. */
export const scenarioHash = (name: string, edition: string, step = 0) =>
  `#/scenario/${edition}/${step}/${name}`;
/** The address of a step of a game that is over. */
export const replayHash = (token: string, step = 0) => `#/replay/${token}${step ? `/${step}` : ''}`;
/** The address of a game that is over, with its analysis. */
export const analysisHash = (token: string) => `#/replay/${token}/${ANALYSE}`;
