/** The parts of the client that only a table needs. */
import type { GameClient, TableParts } from '$shell/game';
import { Table } from '$shell/table/table.svelte';
import { HELP, KEYS } from './keys';
import View from './TableView.svelte';

export const partsOf = (client: GameClient): TableParts => ({
  open: (connection, welcome) => new Table(client, connection, welcome),
  View,
  keys: { bindings: KEYS, help: HELP, regions: ['strip'] },
  log: { begins: () => false, tabs: [] },
  // The game is unknown: every question may show something secret.
  showsHand: () => true,
});
