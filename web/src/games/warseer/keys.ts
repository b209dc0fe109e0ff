/** The keyboard, with the verbs of Warseer. */
import { keys as shellKeys, type Keys } from '$shell/keys/keys';
import type { Verb } from './bindings';

export const keys = shellKeys as Keys<Verb>;
