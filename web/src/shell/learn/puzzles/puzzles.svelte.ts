/** The puzzles of a game, and those that were solved in this browser. */
import type { PuzzleGoalShown, PuzzleList, PuzzleShown } from '$protocol/shell';
import type { GameClient } from '../../game';
import { puzzles as load } from '../../net/http';
import { joined, say, words } from '../../words/words.svelte';

const SOLVED = 'puzzles-solved';

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SOLVED) ?? '[]');
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

class SolvedPuzzles {
  #names = $state.raw<ReadonlySet<string>>(new Set(kept()));

  has(game: string, name: string): boolean {
    return this.#names.has(`${game}/${name}`);
  }
  add(game: string, name: string): void {
    this.#names = new Set([...kept(), `${game}/${name}`]);
    localStorage.setItem(SOLVED, JSON.stringify([...this.#names]));
  }
  count(game: string, puzzles: readonly PuzzleShown[]): number {
    return puzzles.filter(({ name }) => this.has(game, name)).length;
  }
}

export const solved = new SolvedPuzzles();

const lists = new Map<string, Promise<PuzzleList>>();

/** The puzzles of a game in the language of the page; a new day has a new one. */
export function puzzlesOf(game: string): Promise<PuzzleList> {
  const day = new Date().toISOString().slice(0, 10);
  const key = `${game} ${words.language} ${day}`;
  let found = lists.get(key);
  if (!found) {
    found = load(game, words.language);
    found.catch(() => lists.delete(key));
    lists.set(key, found);
  }
  return found;
}

/** "Felling 3": a title would tell the solution. */
export const puzzleName = (game: GameClient, { theme, number }: PuzzleShown) =>
  say('puzzle-name', { theme: game.say(`puzzle-theme-${theme}`), number });

function goalWords(game: GameClient, { word, of, own }: PuzzleGoalShown): string {
  return game.say(`puzzle-goal-${word}`, { name: of, own: own ? 'yes' : 'no' });
}

/** The aim of a puzzle and when it is counted. */
export function taskWords(game: GameClient, { goals, until }: PuzzleShown): string {
  const parts = goals.map((one) => goalWords(game, one));
  return say('puzzle-task', { goals: joined(parts), until: say(`puzzle-until-${until}`) });
}

/** The puzzle after this one that is not solved, else just the one after it. */
export function nextPuzzle(
  game: string,
  list: readonly PuzzleShown[],
  name: string,
): PuzzleShown | undefined {
  const at = list.findIndex((one) => one.name === name);
  const others = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))];
  return others.find((one) => !solved.has(game, one.name)) ?? others[0];
}

/** Tables at which the solution is to be played as soon as they are open. */
export const showing = new Set<string>();
