/** The words of the classic game, beside those of the shell. */
import { gameWords } from '$shell/words/words.svelte';

export const { say, has, files } = gameWords('classic');
