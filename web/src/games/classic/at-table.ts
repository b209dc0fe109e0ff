/** The parts of the client that only a table needs. */
import type { TableParts } from '$shell/game';
import { cards } from './cards/cards.svelte';
import { classic, type ClassicTypes } from './client';
import { ClassicTable } from './table.svelte';
import View from './views/TableView.svelte';

export const parts: TableParts<ClassicTable, ClassicTypes> = {
  open: (connection, welcome) => {
    void cards.useTable(welcome.has_own_cards ? connection : null);
    return new ClassicTable(classic, connection, welcome);
  },
  View,
};
