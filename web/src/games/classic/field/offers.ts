/** The things on the field that the open question and the selected creature's actions are about. */
import type { Asked, Option, QuestionShape, Reach, Shown } from '../types';

/** Questions in which things are looked at before something is done with them; all others point at one. */
const FREE: ReadonlySet<QuestionShape> = new Set(['turn', 'action', 'purchase']);

const ATTACKS: Readonly<Record<string, readonly string[]>> = {
  fight: ['fight', 'strike-magically'],
  shoot: ['shoot', 'throw', 'shoot-magically'],
  ability: ['use', 'use-on', 'detect', 'search', 'use-entrance'],
};

/** The number of the creature or terrain that an option names, or 0. */
export function named(option: Option): number {
  if ('target' in option && typeof option.target === 'number') return option.target;
  if ('creature' in option && typeof option.creature === 'number') return option.creature;
  if ('terrain' in option && typeof option.terrain === 'number') return option.terrain;
  return 0;
}

function byNumber(shown: readonly Shown[]): Map<number, Shown[]> {
  const found = new Map<number, Shown[]>();
  for (const one of shown) {
    const id = one.why ? 0 : named(one.option);
    if (id) found.set(id, [...(found.get(id) ?? []), one]);
  }
  return found;
}

/** The things that a question asks for, with the options of each; empty for other questions. */
export function offered(asked: Asked | null): Map<number, Shown[]> {
  return asked && !FREE.has(asked.shape) ? byNumber(asked.options) : new Map<number, Shown[]>();
}

/** The actions of the selected creature on things on the field; with an aim only that action. */
export function doable(reach: Reach | null, aiming: string): Map<number, Shown[]> {
  const kinds = ATTACKS[aiming];
  const actions = (reach?.actions ?? []).filter(({ option }) => !kinds || kinds.includes(option.kind));
  return byNumber(actions);
}

export const isAimed = (aiming: string) => aiming in ATTACKS;
