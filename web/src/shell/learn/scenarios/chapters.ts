/** The worked examples of a game's rulebooks, by chapter. */
import type { ScenarioShown } from '$protocol/shell';

export interface ExampleChapter {
  title: string;
  examples: ScenarioShown[];
}

export function byChapter(found: readonly ScenarioShown[]): ExampleChapter[] {
  const titles = [...new Set(found.map(({ chapter }) => chapter))];
  return titles.map((title) => ({ title, examples: found.filter(({ chapter }) => chapter === title) }));
}
