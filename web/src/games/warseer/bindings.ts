/** The keys of Warseer's table, beside those of the shell. */
import type { Bindings, HelpGroup, Verb as ShellVerb } from '$shell/keys/bindings';

export type Verb = ShellVerb | 'next' | 'previous' | 'end-turn' | 'pass';

export const KEYS: Bindings<Verb> = { n: 'next', N: 'previous', e: 'end-turn', p: 'pass' };

/** The regions of the table between the question and the log, as F6 goes through them. */
export const REGIONS = ['strip', 'field', 'odds', 'hand', 'own-board', 'opponent'] as const;

export const HELP: readonly HelpGroup[] = [
  {
    group: 'getting-about',
    rows: [
      { keys: ['Tab', '⇧ Tab'], verb: 'tab' },
      { keys: ['F6', '⇧ F6'], verb: 'regions' },
      { keys: ['←', '↑', '↓', '→'], verb: 'hexes' },
      { keys: ['N', '⇧ N'], verb: 'next' },
      { keys: ['Enter'], verb: 'confirm' },
      { keys: ['Esc'], verb: 'escape' },
      { keys: ['L'], verb: 'log' },
    ],
  },
  {
    group: 'turn',
    rows: [
      { keys: ['1', '…', '0'], verb: 'card' },
      { keys: ['I'], verb: 'inspect' },
      { keys: ['P'], verb: 'pass' },
      { keys: ['U'], verb: 'undo' },
      { keys: ['H'], verb: 'hint' },
      { keys: ['E'], verb: 'end-turn' },
      { keys: ['/'], verb: 'search' },
      { keys: ['?'], verb: 'help' },
    ],
  },
];
