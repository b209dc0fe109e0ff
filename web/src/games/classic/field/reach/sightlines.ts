/** The lines of sight that are drawn: only relevant ones, so that the field stays readable. */
import type { Point, Sight } from '../../types';

export interface Watching {
  /** The enemies of the looking creature; only their lines are drawn. */
  enemies: ReadonlySet<number>;
  /** The thing under the pointer or in focus. */
  looked: number;
  /** It is measured, or a shot is aimed: every line is wanted. */
  all: boolean;
  /** While a miniature is held: how many of the nearest enemies get a distance, whether it can shoot or not. */
  near?: number;
}

/** With more free lines than this the blocked ones stay away, and figures are short. */
export const FEW = 2;

/** Free lines to possible targets, the nearest blocked line where there are few, and always the line to the creature that is looked at. */
export function drawnSights(sights: readonly Sight[], { enemies, looked, all, near = 0 }: Watching): Sight[] {
  const apart = sights.filter((one) => enemies.has(one.creature) && !one.touching);
  const nearby = new Set([...apart].sort((one, other) => one.gap - other.gap).slice(0, near));
  const shots = sights.filter((one) => one.shots.length).length;
  const nearest = sights.find((one) => enemies.has(one.creature) && !one.line && one.crossing);
  return sights.filter((one) => {
    if (one.touching) return false;
    if (one.creature === looked) return true;
    if (!enemies.has(one.creature)) return false;
    if (all || nearby.has(one)) return true;
    if (one.line) return one.shots.length > 0;
    return shots > 0 && shots < FEW && one === nearest;
  });
}

/** Where the words of a line may stand, the middle first. */
export function along(from: Point, to: Point): Point[] {
  return [0.5, 0.62, 0.38, 0.74, 0.27].map((part) => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ]);
}
