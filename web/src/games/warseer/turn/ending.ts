/** What a turn that is ended now would leave undone. */
import type { Shown } from '../types';

export interface Undone {
  /** How many creatures could still be activated. */
  idle: number;
  /** Whether a card could still be discarded for income. */
  income: boolean;
}

/** What is undone; null if nothing is, or the turn cannot be ended. */
export function undoneIn(options: readonly Shown[]): Undone | null {
  const able = options.filter(({ why }) => !why).map(({ option }) => option.kind);
  const idle = able.filter((kind) => kind === 'activate').length;
  const income = able.includes('discard');
  return able.includes('end-turn') && (idle || income) ? { idle, income } : null;
}
