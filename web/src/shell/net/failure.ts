/** Why a question failed, in words: those of the server, or that it cannot be reached. */
import { say } from '../words/words.svelte';
import { Refusal } from './http';

export const failure = (why: unknown): string => (why instanceof Refusal ? why.message : say('server-away'));
