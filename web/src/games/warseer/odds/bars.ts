/** Chances as bars: of each number of wounds, in percent; only the certain is 0 or 100. */
import type { Odds } from '../types';

export interface Bar {
  wounds: number;
  percent: number;
  dies: boolean;
}

export function percent(chance: number): number {
  const rounded = Math.round(100 * chance);
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, rounded)) : rounded;
}

/** All that kills stands in one bar: more wounds than it takes change nothing. */
export function barsOf({ weights, total, left }: Pick<Odds, 'weights' | 'total' | 'left'>): Bar[] {
  const bars: Bar[] = [];
  for (const [wounds, weight] of weights.slice(0, left).entries())
    bars.push({ wounds, percent: percent(weight / total), dies: false });
  const killing = weights.slice(left).reduce((sum, one) => sum + one, 0);
  bars.push({ wounds: left, percent: percent(killing / total), dies: true });
  return bars;
}
