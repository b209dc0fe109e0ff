/** How a question is put: by what its options are, so that a new question finds controls that fit. */
import type { Asked, Option } from '../types';

export type Shape =
  | 'turn'
  | 'action'
  | 'place'
  | 'hand'
  | 'build'
  | 'pay'
  | 'split'
  | 'reroll'
  | 'creatures'
  | 'cards'
  | 'relics'
  | 'seats'
  | 'confirm'
  | 'list';

const BY_OPTION: [Option['kind'], Shape][] = [
  ['end-turn', 'turn'],
  ['pass-rest', 'turn'],
  ['activate', 'turn'],
  ['tap-buildings', 'pay'],
  ['keep-hand', 'hand'],
  ['build', 'build'],
  ['save', 'build'],
  ['split', 'split'],
  ['reroll', 'reroll'],
  ['target', 'creatures'],
  ['pick-card', 'cards'],
  ['reveal', 'cards'],
  ['replace', 'relics'],
  ['take-with', 'relics'],
  ['begin', 'seats'],
  ['yes', 'confirm'],
];
/** Choices about what one creature does: the panel of the selection answers them. */
const ACTS = ['action', 'after-moving'];
const PLACES = ['place', 'come-out', 'move', 'run'];

export function shapeOf(asked: Asked | null): Shape {
  if (!asked) return 'turn';
  if (ACTS.includes(asked.choice)) return 'action';
  const kinds = new Set(asked.options.map((one) => one.option.kind));
  const found = BY_OPTION.find(([kind]) => kinds.has(kind));
  if (found) return found[1];
  return asked.offers.some((one) => PLACES.includes(one)) ? 'place' : 'list';
}

/** Whether a question needs the room where the selection is shown. */
export const takesRoom = (asked: Asked | null): boolean => !['turn', 'action'].includes(shapeOf(asked));
