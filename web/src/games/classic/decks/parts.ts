/** The classic game's part in building decks. */
import type { CardFace } from '$protocol/classic';
import type { DeckParts, PoolCard } from '$shell/decks/parts';
import { cards } from '../cards/cards.svelte';
import { classicChoices } from '../lobby/choices.svelte';
import DeckCost from './DeckCost.svelte';
import Face from './Face.svelte';
import Mark from './Mark.svelte';
import { say } from '../words';

const PART: Record<string, string> = {
  hero: '',
  building: 'buildings',
  terrain: 'terrains',
  minion: 'minion',
};

const poolCard = (face: CardFace): PoolCard => ({
  id: face.id,
  name: face.name,
  type: face.type,
  typeWords: face.type_words,
  faction: face.faction,
  factionWords: face.faction_words,
  cost: face.buildings.length + face.any + face.prosperity,
  needs: face.buildings,
  keywords: face.keywords.map(({ id, words }) => ({ id, words: words.replace(/[\s:].*$/u, '') })),
  text: face.text,
  part: PART[face.type] ?? 'cards',
});

interface Made {
  faces: unknown;
  ofPacks: unknown;
  pool: readonly PoolCard[];
}
let made: Made = { faces: null, ofPacks: null, pool: [] };

export const deckParts: DeckParts = {
  say,
  parts: ['cards', 'buildings', 'terrains', 'minion'],
  load: async (packs) => {
    await Promise.all([cards.load(), cards.usePacks(packs)]);
  },
  cards: () => {
    const { faces, ofPacks } = cards;
    if (made.faces !== faces || made.ofPacks !== ofPacks)
      made = { faces, ofPacks, pool: [...faces.values(), ...ofPacks.values()].map(poolCard) };
    return made.pool;
  },
  // C-DECK-02 and -08: basic buildings and terrains are open to every faction, and their number has no limit.
  basics: () => {
    const free = [...cards.faces.values()].filter(({ faction }) => !faction);
    const ids = (type: string) => free.filter((face) => face.type === type).map(({ id }) => id);
    return { buildings: ids('building'), terrains: ids('terrain') };
  },
  Mark,
  Cost: DeckCost,
  Face,
  play: (deck) => classicChoices.choose('deck', deck),
};
