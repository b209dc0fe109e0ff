/** The client of a game without a specific one: seats, question, log and chat, all in the server's words. */
import { gameClient, type GameClient, type Narrowed } from '$shell/game';
import { served } from '$shell/lobby/served.svelte';
import { late } from '$shell/parts/late.svelte';
import type { Table } from '$shell/table/table.svelte';
import { files as wordsOfShell } from '$shell/words/words.svelte';
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
    atTable: late(async () => (await import('./at-table')).partsOf(client), wordsOfShell('keys', 'table')),
    lobby: late(
      async () => ({ Play: (await import('./Play.svelte')).default, summary: ({ words }) => words }),
      wordsOfShell('lobby'),
    ),
  });
  return client;
}
