/** The parts of a table that not every game and every window needs. */
import { late } from '$shell/parts/late.svelte';
import { layout, type Plan } from '$shell/table/layout.svelte';
import type { Welcome } from './types';
import { files } from './words';

const wide = late(async () => (await import('./views/WideView.svelte')).default);
const middle = late(async () => (await import('./views/MiddleView.svelte')).default, files('lines'));
const narrow = late(
  async () => (await import('./views/NarrowView.svelte')).default,
  files('lines', 'narrow'),
);

/** The table in each plan of the window. */
export const views = { wide, middle, narrow, flat: narrow } satisfies Record<Plan, unknown>;
/** The Overlord and the quests. */
export const questParts = late(async () => await import('./quest/parts'), files('quest'));
/** The players of a game of more than two. */
export const seatParts = late(async () => await import('./players/seat-parts'), files('seats'));

/** Load what the first screen of a table shows. */
export const ready = ({ mode, seats }: Welcome): Promise<unknown> =>
  Promise.all([
    views[layout.plan].load(),
    mode.startsWith('quest') && questParts.load(),
    seats.length > 2 && seatParts.load(),
  ]);
