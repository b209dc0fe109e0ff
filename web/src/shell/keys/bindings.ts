/** The keys of the shell's verbs; a game adds its own. The help lists them with their words. */

export type Verb =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'confirm'
  | 'escape'
  | 'skip'
  | 'digit'
  | 'log'
  | 'undo'
  | 'hint'
  | 'help'
  | 'search'
  | 'inspect'
  | 'next-region'
  | 'previous-region';

/** Keys by their name (see press.ts), each with its verb. */
export type Bindings<V extends string = string> = Readonly<Record<string, V>>;

/** What the help shows: keys as they are printed, under the words of a verb, in groups. */
export interface HelpGroup {
  group: string;
  rows: readonly { keys: readonly string[]; verb: string }[];
}

/** Digits are not included: they always mean `digit`. Arrows carry their modifiers. */
export const SHELL_KEYS: Bindings<Verb> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Enter: 'confirm',
  Escape: 'escape',
  ' ': 'skip',
  l: 'log',
  u: 'undo',
  h: 'hint',
  '?': 'help',
  '/': 'search',
  i: 'inspect',
  F6: 'next-region',
  'Shift+F6': 'previous-region',
};
