/** The choice of an invited player: a hero. */
import type { JoinParts } from '$shell/game';
import { cards } from '../cards/cards.svelte';
import type { ClassicTypes } from '../client';
import { say } from '../words';
import { classicChoices } from './choices.svelte';
import SeatHero from './SeatHero.svelte';

export const joinParts: JoinParts<ClassicTypes> = {
  about({ name, deck }) {
    // Cards are read a moment after the page; until then a hero has no name.
    if (deck && !cards.face(deck.hero)) return '';
    return say('joining-about', { name: name || say('a-guest'), hero: cards.name(deck?.hero ?? '') });
  },
  deck: () => classicChoices.deck,
  Choice: SeatHero,
};
