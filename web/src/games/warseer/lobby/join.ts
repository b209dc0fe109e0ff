/** The choice of an invited player: a deck. */
import type { JoinParts } from '$shell/game';
import type { WarseerTypes } from '../client';
import { say } from '../words';
import { warseerChoices } from './choices.svelte';
import SeatDeck from './SeatDeck.svelte';

export const joinParts: JoinParts<WarseerTypes> = {
  about: ({ name }) => say('joining-about', { name: name || say('a-guest') }),
  deck: () => warseerChoices.deck,
  Choice: SeatDeck,
};
