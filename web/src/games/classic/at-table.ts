/** The parts of the client that only a table needs. */
import type { TableParts } from '$shell/game';
import { classic, type ClassicTypes } from './client';
import { ClassicTable } from './table.svelte';
import View from './views/TableView.svelte';

export const parts: TableParts<ClassicTable, ClassicTypes> = {
  open: (connection, welcome) => new ClassicTable(classic, connection, welcome),
  View,
};
