/**
 * Where in the program a page is. The word of a seat's link stands behind the #, so that no server and no
 * proxy ever writes it down: #/table/WORD, two words for two seats at one screen, #/rules, #/cards.
 */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; tokens: string[] }
  | { page: 'rules'; id: string }
  | { page: 'cards'; id: string };

function read(): Route {
  const [page, ...rest] = location.hash.replace(/^#\/?/, '').split('/');
  if (page === 'table' && rest.length) return { page: 'table', tokens: rest.slice(0, 2) };
  if (page === 'rules') return { page: 'rules', id: rest[0] ?? '' };
  if (page === 'cards') return { page: 'cards', id: rest[0] ?? '' };
  return { page: 'lobby' };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener('hashchange', () => (this.route = read()));
  }

  go(hash: string): void {
    location.hash = hash;
  }
}

export const router = new Router();
export const tableHash = (tokens: readonly string[]) => `#/table/${tokens.join('/')}`;
export const tableLink = (token: string) => new URL(tableHash([token]), location.href).href;
