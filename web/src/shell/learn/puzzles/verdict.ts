/** The verdict on an answer to a puzzle, in words. */
import type { PuzzleVerdict } from '$protocol/shell';
import { say, words } from '../../words/words.svelte';
import { figure } from './figure';

export function verdictWords({ solved, best, yours, is_chance }: PuzzleVerdict): string {
  const told = (value: number) => figure(value, is_chance, words.language);
  const kind = is_chance ? 'chance' : 'amount';
  if (solved) return say(`puzzle-right-${kind}`, { best: told(best) });
  if (yours === null) return say('puzzle-wrong');
  return say(`puzzle-wrong-${kind}`, { best: told(best), yours: told(yours) });
}
