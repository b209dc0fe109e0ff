/** The client of a game that has none of its own: seats, question, log and chat, all in the server's words. */
import { gameClient, type GameClient } from '$shell/game';
import { Table } from '$shell/table/table.svelte';
import { say } from '$shell/words/words.svelte';
import { HELP, KEYS } from './keys';
import TableView from './TableView.svelte';

export const generic: GameClient = gameClient<Table>({
  name: 'generic',
  say,
  editions: { ids: [], usual: () => '', name: (id) => id },
  open: (connection, welcome) => new Table(generic, connection, welcome),
  TableView,
  keys: { bindings: KEYS, help: HELP, regions: ['strip'] },
  log: { begins: () => false, tabs: [] },
  // Nothing is known of the game: every question may show what others must not see.
  showsHand: () => true,
});
