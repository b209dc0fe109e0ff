/** The guidance of a first game: one short text for the current question. */
import { shapeOf } from '../question/shape';
import type { Asked, QuestionShape, View } from '../types';

export type Step =
  | 'begin'
  | 'hero'
  | 'hand'
  | 'overlords-hand'
  | 'build'
  | 'turn'
  | 'rest'
  | 'action'
  | 'enter'
  | 'quest-terrain'
  | 'overlord'
  | 'pay'
  | 'split'
  | 'reroll'
  | 'wait'
  | 'choose';

const BY_SHAPE: Partial<Record<QuestionShape, Step>> = {
  seat: 'begin',
  cards: 'hand',
  purchase: 'build',
  action: 'action',
  payment: 'pay',
  split: 'split',
  dice: 'reroll',
};

/** Questions of quests, whose shapes have other texts in a duel. */
const BY_CHOICE: Partial<Record<string, Step>> = {
  'quest-terrain': 'quest-terrain',
  'overlords-creature': 'overlord',
};

/** The step that fits, also for a player who is the Overlord; before anything is shown and after the end there is none. */
export function stepOf(asked: Asked | null, view: View | null, asOverlord = false): Step | '' {
  if (!view || view.outcome) return '';
  if (!asked) return 'wait';
  const quest = BY_CHOICE[asked.choice];
  if (quest) return quest;
  const shape = shapeOf(asked);
  if (shape === 'cards' && asOverlord) return 'overlords-hand';
  if (shape === 'place') return view.phase === 'setup' ? 'hero' : 'enter';
  if (shape === 'turn')
    return asked.options.some(({ option, why }) => option.kind === 'activate' && !why) ? 'turn' : 'rest';
  return BY_SHAPE[shape] ?? 'choose';
}
