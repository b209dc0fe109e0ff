/** The rules of a printing: one asked for when it is opened, all of them when somebody searches. */
import { rule, rules } from '../net/http';
import { words } from '../words/words.svelte';
import type { RuleShown } from '$protocol/shell';

const one = new Map<string, Promise<RuleShown>>();
const all = new Map<string, Promise<RuleShown[]>>();

function kept<T>(where: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  let found = where.get(key);
  if (!found) {
    found = make();
    found.catch(() => where.delete(key));
    where.set(key, found);
  }
  return found;
}

export const ruleOf = (game: string, id: string, edition: string) =>
  kept(one, `${game} ${id} ${edition} ${words.language}`, () => rule(game, id, edition, words.language));
export const rulesOf = (game: string, edition: string) =>
  kept(all, `${game} ${edition} ${words.language}`, () => rules(game, edition, words.language));
