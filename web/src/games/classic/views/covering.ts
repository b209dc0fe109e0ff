/** Questions that have nothing to do with the field: the sheet may cover it as far as they need. */
import { shapeOf } from '../question/shape';
import type { Asked, QuestionShape } from '../types';

const ALONE: ReadonlySet<QuestionShape> = new Set(['card', 'cards', 'purchase', 'payment', 'split']);

export const standsAlone = (asked: Asked | null): boolean => asked !== null && ALONE.has(shapeOf(asked));
