/** The parts of the client that only a table needs. */
import type { TableParts } from '$shell/game';
import { HELP, KEYS, REGIONS } from './bindings';
import { cards } from './cards/cards.svelte';
import { classic, type ClassicTypes } from './client';
import Faces from './dice/Faces.svelte';
import LineDice from './dice/LineDice.svelte';
import { beginsTurn, thrownIn } from './dice/rolls';
import { stepOf } from './guide/steps';
import { told } from './guide/told';
import EmptyField from './lobby/EmptyField.svelte';
import MenuSettings from './MenuSettings.svelte';
import SeatMark from './SeatMark.svelte';
import { ClassicTable } from './table.svelte';
import View from './views/TableView.svelte';

/** Questions for which a player needs to see the hand. */
const OF_HAND = new Set([
  'turn',
  'overlords-turn',
  'construction',
  'construction-deck',
  'opening-hand',
  'action',
  'after-moving',
  'hero-place',
  'pay',
  'summoning-place',
]);

/** Questions whose controls a learner is told about; of the others the coach speaks. */
const HOW = new Set<string>(['hero', 'hand', 'action', 'enter', 'pay', 'split', 'reroll']);

export const parts: TableParts<ClassicTable, ClassicTypes> = {
  open: (connection, welcome) => {
    void cards.useTable(welcome.has_own_cards ? connection : null);
    return new ClassicTable(classic, connection, welcome);
  },
  View,
  keys: { bindings: KEYS, help: HELP, regions: REGIONS },
  log: {
    begins: beginsTurn,
    tabs: [{ id: 'dice', shows: (line) => thrownIn(line).length > 0 }],
    throws: (line) => thrownIn(line).flatMap(({ faces }) => (faces.length ? [faces] : [])),
    Faces,
    Extra: LineDice,
  },
  showsHand: ({ choice }) => OF_HAND.has(choice),
  how: (table) => {
    const step = stepOf(table.asked, table.view, table.isOverlord);
    return HOW.has(step) ? told(step) : '';
  },
  SeatMark,
  Backdrop: EmptyField,
  MenuSettings,
};
