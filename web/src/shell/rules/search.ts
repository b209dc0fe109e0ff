/** Finding a rule by words, and the numbers of other rules in a rule's text. */
import { plain, wordsIn } from '../parts/text-search';
import type { RuleShown } from '$protocol/shell';

const ID = /\b[ACKQTWX](?:-[A-Z0-9]+)+\b/g;

export interface Part {
  text: string;
  /** Whether the text is the number of a rule. */
  link: boolean;
}

/** A text cut where it names rules. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(ID)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), link: false });
    found.push({ text: match[0], link: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), link: false });
  return found;
}

/** The rules that hold every word, those first that have them in their number or title. */
export function find(rules: readonly RuleShown[], wanted: string, most = 40): RuleShown[] {
  const words = wordsIn(wanted);
  if (!words.length) return [];
  const scored = rules.flatMap((rule) => {
    const id = plain(rule.id);
    const title = plain(rule.title);
    const whole = plain(`${rule.id} ${rule.title} ${rule.chapter} ${rule.text} ${rule.ruling}`);
    if (!words.every((word) => whole.includes(word))) return [];
    const score = words.reduce(
      (sum, word) => sum + (id === word ? 16 : id.startsWith(word) ? 8 : title.includes(word) ? 4 : 0),
      rule.holds ? 1 : 0,
    );
    return [{ rule, score }];
  });
  return scored
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ rule }) => rule);
}
