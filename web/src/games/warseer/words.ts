/** The words of Warseer, beside those of the shell. */
import { gameWords } from '$shell/words/words.svelte';

export const { say, has, files } = gameWords('warseer');
