/** The words of the generic client, beside those of the shell. */
import { gameWords } from '$shell/words/words.svelte';

export const { say, files } = gameWords('generic');
