/** How far a creature may be placed where a question asks for its place. */
import type { Asked, Point } from '../../types';

interface Standing {
  x: number;
  y: number;
  base: number;
}

export interface AskedRange {
  at: Point;
  /** Of the circle in which its centre has to be. */
  radius: number;
}

/** From its own place centres are measured, from another creature the gap between the bases; null without a circle. */
export function askedRange(
  asked: Asked | null,
  standing: (id: number) => Standing | undefined,
): AskedRange | null {
  if (asked?.shape !== 'place' || !asked.offers.includes('place')) return null;
  const figure = (name: string) => Number(asked.about[name] ?? 0);
  const placed = standing(figure('creature'));
  if (!placed) return null;
  if (figure('limit')) return { at: [placed.x, placed.y], radius: figure('limit') };
  const origin = standing(figure('origin'));
  if (!origin || !figure('reach')) return null;
  return { at: [origin.x, origin.y], radius: figure('reach') + (origin.base + placed.base) / 2 };
}
