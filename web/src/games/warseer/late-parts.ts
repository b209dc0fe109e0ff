/** The table in each plan of the window. */
import { late } from '$shell/parts/late.svelte';
import { layout, type Plan } from '$shell/table/layout.svelte';

const wide = late(async () => (await import('./views/WideView.svelte')).default);
const middle = late(async () => (await import('./views/MiddleView.svelte')).default);
const narrow = late(async () => (await import('./views/NarrowView.svelte')).default);

export const views = { wide, middle, narrow, flat: narrow } satisfies Record<Plan, unknown>;

/** Load the one that fits. */
export const ready = (): Promise<unknown> => views[layout.plan].load();
