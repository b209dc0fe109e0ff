/** The coach of a lesson, in a column or on a phone. */
export { default as CoachColumn } from './CoachColumn.svelte';
export { default as CoachBand } from './CoachBand.svelte';
export { default as CoachTask } from './CoachTask.svelte';
