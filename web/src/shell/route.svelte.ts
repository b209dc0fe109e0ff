/** The route of the page, which changes with its address. */
import { joinHash, routeOf, tableHash, type Route } from './route';

class Router {
  route = $state.raw<Route>(routeOf(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = routeOf(location.hash)));
  }

  go(hash: string): void {
    location.hash = hash;
  }
  /** Go there without a way back to the present page. */
  replace(hash: string): void {
    history.replaceState(null, '', hash);
    this.route = routeOf(hash);
  }
}

export const router = new Router();
export const tableLink = (token: string) => new URL(tableHash([token]), location.href).href;
export const joinLink = (table: string) => new URL(joinHash(table), location.href).href;
