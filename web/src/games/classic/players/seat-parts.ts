/** The players of a game of more than two, round the table. */
export { default as OrderOfPlay } from './OrderOfPlay.svelte';
export { default as SeatsColumn } from './SeatsColumn.svelte';
export { default as SeatTiles } from './SeatTiles.svelte';
