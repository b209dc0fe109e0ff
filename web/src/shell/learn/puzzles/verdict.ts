/** The verdict on an answer to a puzzle, in words. */
import type { PuzzleVerdict } from '$protocol/shell';
import { say, words } from '../../words/words.svelte';

/** A chance in percent, or an amount; both as the language of the page writes them. */
export function figure(value: number, isChance: boolean, language: string): string {
  const shape: Intl.NumberFormatOptions = isChance
    ? { style: 'percent', maximumFractionDigits: 1 }
    : { maximumFractionDigits: 2 };
  return new Intl.NumberFormat(language, shape).format(value);
}

export function verdictWords({ solved, best, yours, is_chance }: PuzzleVerdict): string {
  const told = (value: number) => figure(value, is_chance, words.language);
  const kind = is_chance ? 'chance' : 'amount';
  if (solved) return say(`puzzle-right-${kind}`, { best: told(best) });
  if (yours === null) return say('puzzle-wrong');
  return say(`puzzle-wrong-${kind}`, { best: told(best), yours: told(yours) });
}
