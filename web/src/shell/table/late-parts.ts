/** The parts of a table that are loaded when they are first needed. */
import type { Welcome } from '$protocol/shell';
import { late } from '../parts/late.svelte';
import { files } from '../words/words.svelte';
import { puzzleWords } from '../learn/puzzles/words';

export const endResult = late(async () => (await import('./end/EndResult.svelte')).default, files('end'));
export const menu = late(
  async () => (await import('./menu/Menu.svelte')).default,
  files('menu', 'positions'),
);
export const help = late(async () => (await import('./menu/Help.svelte')).default, files('menu', 'keys'));
export const report = late(
  async () => (await import('../positions/ReportDialog.svelte')).default,
  files('positions'),
);
export const rulePanel = late(
  async () => (await import('../rules/RulePanel.svelte')).default,
  files('rules'),
);
export const lesson = late(async () => await import('./lesson/parts'), files('learn', 'lobby'));
export const puzzleFrame = late(
  async () => (await import('../learn/puzzles/PuzzleFrame.svelte')).default,
  files('puzzles'),
  puzzleWords,
);
export const continuedFrame = late(
  async () => (await import('./ContinuedFrame.svelte')).default,
  files('replay'),
);
export const join = late(async () => (await import('./waiting/Join.svelte')).default, files('room'));
export const waiting = late(async () => (await import('./waiting/Waiting.svelte')).default, files('room'));
export const closed = late(async () => (await import('./waiting/Closed.svelte')).default, files('room'));
export const handOver = late(async () => (await import('./handover/HandOver.svelte')).default, files('room'));

/** Load what the first screen of a table shows besides the game, so that nothing moves when it comes. */
export async function loadFor({ lesson: hasLesson, puzzle, continues, shared }: Welcome): Promise<void> {
  await Promise.all([
    hasLesson && lesson.load(),
    puzzle && puzzleFrame.load(),
    continues && continuedFrame.load(),
    shared && handOver.load(),
  ]);
}

/** Load the rest when nothing else is to be done, so that nobody waits for it later. */
export function foreseeRest(): () => void {
  const wait = setTimeout(() => {
    for (const part of [menu, rulePanel, endResult, help]) part.foresee();
  }, 3000);
  return () => clearTimeout(wait);
}
