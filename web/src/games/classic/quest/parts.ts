/** What a game of quests shows besides. */
export { default as Coming } from './Coming.svelte';
export { default as OverlordLine } from './OverlordLine.svelte';
export { default as OverlordPanel } from './OverlordPanel.svelte';
export { default as QuestBand } from './QuestBand.svelte';
export { default as QuestCards } from './QuestCards.svelte';
export { default as QuestScore } from './QuestScore.svelte';
