/** The parts of the client that only a table needs. */
import type { TableParts } from '$shell/game';
import { HELP, KEYS, REGIONS } from './bindings';
import { warseer, type WarseerTypes } from './client';
import { WarseerTable } from './table.svelte';
import type { Line } from './types';
import View from './views/TableView.svelte';

const beginsTurn = (line: Line): boolean => line.events.some((event) => event.kind === 'turn-began');
const hasDice = (line: Line): boolean =>
  line.events.some(
    ({ kind }) => kind === 'dice-rolled' || kind === 'dice-changed' || kind === 'extra-rolled',
  );

export const parts: TableParts<WarseerTable, WarseerTypes> = {
  open: (connection, welcome) => new WarseerTable(warseer, connection, welcome),
  View,
  keys: { bindings: KEYS, help: HELP, regions: REGIONS },
  log: { begins: beginsTurn, tabs: [{ id: 'dice', shows: hasDice }] },
  // Hands, feats and tactics: almost every question shows something of the hand.
  showsHand: () => true,
};
