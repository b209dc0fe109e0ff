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

let made: { faces: unknown; pool: readonly PoolCard[] } = { faces: null, pool: [] };

export const deckParts: DeckParts = {
  say,
  parts: ['cards', 'buildings', 'terrains', 'minion'],
  load: () => cards.load(),
  cards: () => {
    const { faces } = cards;
    if (made.faces !== faces) made = { faces, pool: [...faces.values()].map(poolCard) };
    return made.pool;
  },
  Mark,
  Cost: DeckCost,
  Face,
  play: (deck) => classicChoices.choose('deck', deck),
};
