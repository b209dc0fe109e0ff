/** Keywords as scenario files write them: `stamina`, or `{berserk: 1}`. */
import type { RuleShown } from '$protocol/shell';
import { isMapping, type Value } from './document';
import type { PositionKeywords } from './parts';

export interface Ability {
  word: string;
  title: string;
  figure: boolean;
}

/** The abilities among the rules of a printing: those that need no text, by their titles. */
export function abilitiesIn(
  rules: readonly RuleShown[],
  { prefix, without }: PositionKeywords,
): readonly Ability[] {
  return rules
    .filter(({ id, holds, title }) => id.startsWith(prefix) && holds && !/[:[]/.test(title))
    .map(({ id, title }) => ({
      word: id.slice(prefix.length).toLowerCase(),
      title: title.replace(/[-\s]*X\b\s*/u, ' ').trim(),
      figure: /(^|[\s-])X(\s|$)/u.test(title),
    }))
    .filter(({ word }) => !without.includes(word))
    .sort((one, other) => one.title.localeCompare(other.title));
}

/** A keyword and its figure; a text in place of a figure stays as it is. */
export function keywordIn(item: Value): { word: string; figure: Value } {
  if (!isMapping(item)) return { word: Array.isArray(item) ? '' : item, figure: '' };
  const [[word, figure] = ['', '']] = Object.entries(item);
  return { word, figure };
}
