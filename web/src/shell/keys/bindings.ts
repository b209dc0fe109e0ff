/**
 * The keys of the table: which press means which verb. The help lists them from here, so a key that is not in
 * this table does nothing and one that is in it is explained. Words are `key-<verb>` in keys.ftl.
 */

export type Verb =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'next'
  | 'previous'
  | 'confirm'
  | 'escape'
  | 'skip'
  | 'move'
  | 'run'
  | 'fight'
  | 'shoot'
  | 'ability'
  | 'pass'
  | 'pass-rest'
  | 'contact'
  | 'fewer'
  | 'more'
  | 'best'
  | 'card'
  | 'city'
  | 'log'
  | 'odds'
  | 'inspect'
  | 'measure'
  | 'undo'
  | 'hint'
  | 'end-turn'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit'
  | 'help'
  | 'search'
  | 'next-region'
  | 'previous-region';

/** A press by its name (see press.ts) and what it means. Digits are cards, arrows carry their modifiers. */
export const KEYS: Readonly<Record<string, Verb>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  n: 'next',
  N: 'previous',
  Enter: 'confirm',
  Escape: 'escape',
  ' ': 'skip',
  m: 'move',
  r: 'run',
  f: 'fight',
  s: 'shoot',
  a: 'ability',
  p: 'pass',
  P: 'pass-rest',
  c: 'contact',
  '[': 'fewer',
  ']': 'more',
  b: 'best',
  t: 'city',
  l: 'log',
  o: 'odds',
  i: 'inspect',
  q: 'measure',
  u: 'undo',
  h: 'hint',
  e: 'end-turn',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  z: 'fit',
  '?': 'help',
  '/': 'search',
  F6: 'next-region',
  'Shift+F6': 'previous-region',
};

/** What the help shows: keys as they are printed, under the words of a verb, in groups. */
export const HELP: readonly { group: string; rows: readonly { keys: readonly string[]; verb: string }[] }[] =
  [
    {
      group: 'getting-about',
      rows: [
        { keys: ['Tab', '⇧ Tab'], verb: 'tab' },
        { keys: ['F6', '⇧ F6'], verb: 'regions' },
        { keys: ['←', '↑', '↓', '→'], verb: 'arrows' },
        { keys: ['N', '⇧ N'], verb: 'next' },
        { keys: ['Enter'], verb: 'confirm' },
        { keys: ['Esc'], verb: 'escape' },
        { keys: ['T'], verb: 'city' },
        { keys: ['O'], verb: 'odds' },
        { keys: ['L'], verb: 'log' },
      ],
    },
    {
      group: 'creature',
      rows: [
        { keys: ['M'], verb: 'move' },
        { keys: ['R'], verb: 'run' },
        { keys: ['F'], verb: 'fight' },
        { keys: ['S'], verb: 'shoot' },
        { keys: ['A'], verb: 'ability' },
        { keys: ['P'], verb: 'pass' },
        { keys: ['I'], verb: 'inspect' },
        { keys: ['Q'], verb: 'measure' },
      ],
    },
    {
      group: 'moving',
      rows: [
        { keys: ['←', '↑', '↓', '→'], verb: 'ghost' },
        { keys: ['⇧ ←'], verb: 'ghost-fine' },
        { keys: ['Ctrl ←'], verb: 'ghost-edge' },
        { keys: ['C'], verb: 'contact' },
      ],
    },
    {
      group: 'dice',
      rows: [
        { keys: ['[', ']'], verb: 'split' },
        { keys: ['B'], verb: 'best' },
        { keys: ['Space'], verb: 'skip' },
      ],
    },
    {
      group: 'turn',
      rows: [
        { keys: ['1', '…', '0'], verb: 'card' },
        { keys: ['U'], verb: 'undo' },
        { keys: ['H'], verb: 'hint' },
        { keys: ['⇧ P'], verb: 'pass-rest' },
        { keys: ['E'], verb: 'end-turn' },
      ],
    },
    {
      group: 'view',
      rows: [
        { keys: ['+', '−'], verb: 'zoom' },
        { keys: ['Z'], verb: 'fit' },
        { keys: ['/'], verb: 'search' },
        { keys: ['?'], verb: 'help' },
      ],
    },
  ];
