/** The name printed on a key, in the language of the page; letters and arrows are the same in all. */
import { say } from '../words/words.svelte';

const NAMED: Readonly<Record<string, string>> = {
  Enter: 'cap-enter',
  Esc: 'cap-escape',
  Space: 'cap-space',
  Ctrl: 'cap-control',
};

/** A key of the help, such as "Ctrl ←". */
export const capOf = (key: string): string =>
  key
    .split(' ')
    .map((part) => (NAMED[part] ? say(NAMED[part]) : part))
    .join(' ');
