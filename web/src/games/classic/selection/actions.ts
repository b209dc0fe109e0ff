/** The options of a creature, sorted into the six actions. */
import type { Option, Shown } from '../types';

export const ACTIONS = ['move', 'run', 'fight', 'shoot', 'ability', 'pass'] as const;
export type Action = (typeof ACTIONS)[number];
export const KEYS: Record<Action, string> = {
  move: 'M',
  run: 'R',
  fight: 'F',
  shoot: 'S',
  ability: 'A',
  pass: 'P',
};

const OF: Partial<Record<Option['kind'], Action>> = {
  move: 'move',
  run: 'run',
  fight: 'fight',
  'strike-magically': 'fight',
  shoot: 'shoot',
  throw: 'shoot',
  'shoot-magically': 'shoot',
  pass: 'pass',
  activate: 'pass',
};

/** All options but moves, attacks and passes count as abilities: detecting, searching, using. */
export const actionOf = (option: Option): Action => OF[option.kind] ?? 'ability';

export interface Group {
  action: Action;
  /** The legal options. */
  able: Shown[];
  /** The refused options, each with its reason. */
  unable: Shown[];
}

/** The six groups, in their order, also those with nothing in them. */
export function grouped(shown: readonly Shown[]): Group[] {
  return ACTIONS.map((action) => {
    const of = shown.filter((one) => actionOf(one.option) === action);
    return { action, able: of.filter((one) => !one.why), unable: of.filter((one) => one.why) };
  });
}

/** The target of an option; 0 without one. */
export const aimOf = (option: Option): number =>
  'target' in option && typeof option.target === 'number' ? option.target : 0;
