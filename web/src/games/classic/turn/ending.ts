/** How a turn can be ended: at once, or after all that have not been activated do nothing; the Overlord's, by letting all act. */
import type { Option, Shown } from '../types';

export interface Ending {
  /** What to answer. */
  options: Option[];
  /** How many creatures would do nothing. */
  idle: number;
  /** Whether it is the turn of an Overlord that nobody plays. */
  overlords: boolean;
}

export function endingOf(shown: readonly Shown[]): Ending | null {
  const able = shown.filter((one) => !one.why).map((one) => one.option);
  const end = able.find((one) => one.kind === 'end-turn');
  if (end) return { options: [end], idle: 0, overlords: false };
  const all = able.find((one) => one.kind === 'act-in-order');
  if (all) return { options: [all], idle: 0, overlords: true };
  const rest = able.find((one) => one.kind === 'pass-rest');
  if (!rest) return null;
  const idle = able.filter((one) => one.kind === 'activate').length;
  return { options: [rest, { kind: 'end-turn' }], idle, overlords: false };
}
