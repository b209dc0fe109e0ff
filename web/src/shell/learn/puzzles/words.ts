/** The words of the games about their puzzles. */
import { knownGames } from '../../games';

export const puzzleWords = () => Promise.all(knownGames().flatMap(({ puzzles }) => puzzles?.() ?? []));
