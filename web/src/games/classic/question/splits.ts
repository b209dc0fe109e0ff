/** The splits that the rules leave open, and how steppers go through them. */
import type { Shown, Split } from '../types';

/** Those that can be taken, fewest attack dice first. */
export function splitsOf(options: readonly Shown[]): Split[] {
  const found = options.flatMap(({ option, why }) => (option.kind === 'split' && !why ? [option] : []));
  return found.sort((one, other) => one.attack - other.attack);
}

/** The open split that is nearest to a wish; without one, that with most attack dice. */
export function nearest(splits: readonly Split[], attack: number | null): Split | undefined {
  if (attack === null) return splits[splits.length - 1];
  return [...splits].sort((one, other) => Math.abs(one.attack - attack) - Math.abs(other.attack - attack))[0];
}

/** The attack dice of the next open split in a direction; at the end it stays. */
export function stepped(splits: readonly Split[], attack: number, by: number): number {
  const at = splits.findIndex((one) => one.attack === attack);
  return splits[Math.max(0, Math.min(splits.length - 1, at + by))]?.attack ?? attack;
}
