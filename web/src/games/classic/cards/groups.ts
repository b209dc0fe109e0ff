/** The cards that a page needs: of the players' factions at a table, the heroes elsewhere. */
import type { SeatShown } from '../types';
import { cards } from './cards.svelte';

/** Mercenaries fight for every faction. */
const FOR_ALL = ['dogs-of-war', 'neutral'];

export function loadFor(seats: readonly SeatShown[] = []): Promise<void> {
  const factions = new Set(seats.flatMap(({ deck }) => deck?.faction ?? []));
  return cards.loadGroups(factions.size ? [...FOR_ALL, ...factions].sort() : ['heroes']);
}
