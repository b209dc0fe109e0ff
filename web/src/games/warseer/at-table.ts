/** The parts of the client that only a table needs. */
import type { TableParts } from '$shell/game';
import { warseer, type WarseerTypes } from './client';
import { WarseerTable } from './table.svelte';
import View from './views/TableView.svelte';

export const parts: TableParts<WarseerTable, WarseerTypes> = {
  open: (connection, welcome) => new WarseerTable(warseer, connection, welcome),
  View,
};
