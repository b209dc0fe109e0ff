/** The games that this browser has a client for. main.ts registers them before anything is shown. */
import type { GameClient } from './game';

let known: readonly GameClient[] = [];
let make: (name: string) => GameClient = (name) => {
  throw new Error(`no client for ${name}`);
};
const made = new Map<string, GameClient>();

/** Register the games; `generic` makes the client of any other. */
export function registerGames(clients: readonly GameClient[], generic: (name: string) => GameClient): void {
  known = clients;
  make = generic;
}

/** The client of a game by its name on the wire. */
export function gameNamed(name: string): GameClient {
  const found = known.find((one) => one.name === name) ?? made.get(name) ?? make(name);
  made.set(name, found);
  return found;
}

/** The games that are shown before the server has named its own. */
export const knownGames = (): readonly GameClient[] => known;

/** The first of them. */
export function firstGame(): GameClient {
  const [first] = known;
  return first ?? make('');
}
