/** Questions that have nothing to do with the field: the sheet may cover it as far as they need. */
import { shapeOf, type Shape } from '../question/shape';
import type { Asked } from '../types';

const ALONE: ReadonlySet<Shape> = new Set(['hand', 'build', 'pay', 'cards', 'relics', 'split']);

export const standsAlone = (asked: Asked | null): boolean => asked !== null && ALONE.has(shapeOf(asked));
