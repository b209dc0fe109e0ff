/** Where an enlarged card hides least. */

export type Corner = 'left-below' | 'left-above' | 'right-below' | 'right-above';

const SIDE = 60000;

/** The corner of the field farthest from a miniature, as the seat below sees it; without one the left below. */
export function farthestCorner(one: { x: number; y: number } | undefined, below: number): Corner {
  if (!one) return 'left-below';
  const right = (below === 0 ? one.x : SIDE - one.x) > SIDE / 2;
  const above = (below === 0 ? one.y : SIDE - one.y) > SIDE / 2;
  return `${right ? 'left' : 'right'}-${above ? 'below' : 'above'}`;
}
