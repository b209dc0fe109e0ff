/** Key moments and eventful turns in words. */
import type { EventfulTurn, ReviewShown } from '$protocol/shell';
import { say } from '../words/words.svelte';
import { kindOf, leadOf, percent } from './reviews';

/** What a key moment is, with its figure and its error. */
export const momentTold = (review: ReviewShown): string =>
  say('replay-moment-told', {
    review: kindOf(review),
    better: percent(leadOf(review)),
    error: percent(review.error),
    dice: signed(percent(review.dice)),
    dice_error: percent(review.dice_error),
  });

/** How a turn changed the chance of a side. */
export const turnTold = ({ before, after, error }: EventfulTurn, name: string): string =>
  say('replay-eventful-told', {
    name,
    before: percent(before),
    after: percent(after),
    change: signed(percent(after) - percent(before)),
    error: percent(error),
  });

const signed = (figure: number): string => (figure > 0 ? `+${figure}` : `${figure}`);
