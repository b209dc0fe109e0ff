/** The client of a game without a specific one: seats, question, log and chat, all in the server's words. */
import { gameClient, type GameClient, type Narrowed } from '$shell/game';
import { served } from '$shell/lobby/served.svelte';
import type { Table } from '$shell/table/table.svelte';
import { HELP, KEYS } from './keys';
import Play from './Play.svelte';
import { say } from './words';

export function genericClient(name: string): GameClient {
  const client: GameClient = gameClient<Table, Narrowed>({
    name,
    title: () => name.charAt(0).toUpperCase() + name.slice(1),
    say,
    editions: {
      get ids() {
        return served.game(name)?.editions ?? [];
      },
      usual: () => served.game(name)?.editions.at(-1) ?? '',
      name: (id) => id,
    },
    atTable: async () => (await import('./at-table')).partsOf(client),
    keys: { bindings: KEYS, help: HELP, regions: ['strip'] },
    log: { begins: () => false, tabs: [] },
    // The game is unknown: every question may show something secret.
    showsHand: () => true,
    lobby: { Play, summary: ({ words }) => words },
  });
  return client;
}
