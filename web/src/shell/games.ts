/** The games that this browser has a client for. main.ts registers them before anything is shown. */
import type { GameClient } from './game';

let known: readonly GameClient[] = [];
let other: GameClient | null = null;

/** Register the games; `fallback` shows the tables of any other. */
export function registerGames(clients: readonly GameClient[], fallback: GameClient): void {
  known = clients;
  other = fallback;
}

/** The games that can be begun in the lobby. */
export const lobbyGames = (): readonly GameClient[] => known.filter((one) => one.lobby);

/** The client of a game by its name on the wire; a server that names none has the first. */
export function gameNamed(name: string | undefined): GameClient {
  const found = name === undefined ? known[0] : known.find((one) => one.name === name);
  const client = found ?? other;
  if (!client) throw new Error('no games are registered');
  return client;
}
