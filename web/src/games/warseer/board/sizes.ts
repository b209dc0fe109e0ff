/** Sizes on the drawing. */
import { HALF } from './geometry';

/** The radius of a creature's disc. */
export const RADIUS = HALF * 0.6;
