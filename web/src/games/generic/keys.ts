/** The keys of a game without a specific client. */
import type { Bindings, HelpGroup } from '$shell/keys/bindings';

export const KEYS: Bindings = {};

export const HELP: readonly HelpGroup[] = [
  {
    group: 'getting-about',
    rows: [
      { keys: ['Tab', '⇧ Tab'], verb: 'tab' },
      { keys: ['F6', '⇧ F6'], verb: 'regions' },
      { keys: ['Enter'], verb: 'confirm' },
      { keys: ['Esc'], verb: 'escape' },
      { keys: ['L'], verb: 'log' },
    ],
  },
  {
    group: 'turn',
    rows: [
      { keys: ['1', '…', '0'], verb: 'option' },
      { keys: ['U'], verb: 'undo' },
      { keys: ['H'], verb: 'hint' },
      { keys: ['/'], verb: 'search' },
      { keys: ['?'], verb: 'help' },
    ],
  },
];
