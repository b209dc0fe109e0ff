/** Warseer's part in building decks: the war camp and the minion; the battle deck follows from the hero. */
import type { CardFace } from '$protocol/warseer';
import type { DeckParts, PoolCard } from '$shell/decks/parts';
import { warseerChoices } from '../lobby/choices.svelte';
import { allCards } from './cards.svelte';
import DeckCost from './DeckCost.svelte';
import Face from './Face.svelte';
import Mark from './Mark.svelte';
import { say } from '../words';

const PART: Record<string, string> = { character: 'camp', minion: 'minion' };

const poolCard = (face: CardFace): PoolCard => ({
  id: face.id,
  name: face.name,
  type: face.type,
  typeWords: face.type_words,
  faction: face.faction,
  factionWords: face.faction_words,
  cost: face.cost,
  needs: [],
  keywords: face.keywords,
  text: [face.kind, face.figures, ...face.text],
  part: PART[face.type] ?? '',
});

let made: { faces: unknown; pool: readonly PoolCard[] } = { faces: null, pool: [] };

export const deckParts: DeckParts = {
  say,
  parts: ['camp', 'minion'],
  load: () => allCards.load(),
  cards: () => {
    const { faces } = allCards;
    if (made.faces !== faces) made = { faces, pool: [...faces.values()].map(poolCard) };
    return made.pool;
  },
  Mark,
  Cost: DeckCost,
  Face,
  play: (deck) => warseerChoices.choose('deck', deck),
};
