/** The parts of the client that only a table needs. */
import type { GameClient, TableParts } from '$shell/game';
import { Table } from '$shell/table/table.svelte';
import View from './TableView.svelte';

export const partsOf = (client: GameClient): TableParts => ({
  open: (connection, welcome) => new Table(client, connection, welcome),
  View,
});
