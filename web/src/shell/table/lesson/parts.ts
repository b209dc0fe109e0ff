/** The coach of a lesson, in a column or on a phone, and the list of lessons beside the board. */
export { default as CoachColumn } from './CoachColumn.svelte';
export { default as CoachBand } from './CoachBand.svelte';
export { default as CoachTask } from './CoachTask.svelte';
export { default as LessonsPanel } from './LessonsPanel.svelte';
