/** The keys of the classic game, their verbs, and their texts in the help. */
import type { Bindings, HelpGroup, Verb as ShellVerb } from '$shell/keys/bindings';

export type Verb =
  | ShellVerb
  | 'next'
  | 'previous'
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
  | 'city'
  | 'odds'
  | 'measure'
  | 'end-turn'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit'
  | 'to-fight'
  | 'threats'
  | 'again';

/**
 * 0 is the tenth card and, where there is none, fits the field: the hand declines a digit for a place without a
 * card, and the field takes the tenth as `fit`.
 */
export const KEYS: Bindings<Verb> = {
  n: 'next',
  N: 'previous',
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
  o: 'odds',
  q: 'measure',
  e: 'end-turn',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  z: 'fit',
  g: 'to-fight',
  d: 'threats',
  k: 'again',
};

/** The regions of the table between the question and the log, as F6 goes through them. */
export const REGIONS = [
  'strip',
  'field',
  'selection',
  'odds',
  'coming',
  'hand',
  'city',
  'opponent',
  'quest-cards',
] as const;

/** The entries of the help. */
export const HELP: readonly HelpGroup[] = [
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
      { keys: ['1', '…', '4'], verb: 'seat' },
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
      { keys: ['G'], verb: 'to-fight' },
      { keys: ['D'], verb: 'threats' },
      { keys: ['K'], verb: 'again' },
      { keys: ['/'], verb: 'search' },
      { keys: ['?'], verb: 'help' },
    ],
  },
];
