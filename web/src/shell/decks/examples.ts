/** Decks that show a rule of deck building, by their addresses: `rule:C-DECK-06:1:broken`. */
import { ruleDecks } from '../net/http';

export type Verdict = 'broken' | 'kept';

const ADDRESS = /^rule:([A-Z-]+[0-9]+):([0-9]+):(broken|kept)$/;

export interface ExampleDeck {
  code: string;
  /** The packs that its cards come from, besides those of the player. */
  packs: readonly string[];
}

export const exampleHash = (game: string, rule: string, at: number, verdict: Verdict, edition: string) =>
  `#/decks/${game}/rule:${rule}:${at}:${verdict}/${edition}`;

export const isExample = (address: string): boolean => ADDRESS.test(address);

/** The deck of an address; nothing if there is none. */
export async function exampleAt(
  address: string,
  game: string,
  language: string,
): Promise<ExampleDeck | null> {
  const [, rule = '', at = '', verdict] = ADDRESS.exec(address) ?? [];
  const found = (await ruleDecks(game, rule, language))[Number(at)];
  return found ? { code: verdict === 'broken' ? found.broken : found.kept, packs: found.packs } : null;
}
