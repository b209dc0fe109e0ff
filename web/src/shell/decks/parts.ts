/** The part of a game in building decks. */
import type { Component } from 'svelte';
import type { Speaker } from '../words/words.svelte';

/** A card of the pool, as filters and lists need it. */
export interface PoolCard {
  id: string;
  name: string;
  type: string;
  typeWords: string;
  faction: string;
  factionWords: string;
  cost: number;
  /** What it asks for, such as buildings, by id. */
  needs: readonly string[];
  keywords: readonly { id: string; words: string }[];
  text: readonly string[];
  /** The part of the deck to which it belongs; empty for heroes. */
  part: string;
}

export interface DeckParts {
  /** The words of the game; deck-part-ID is the name of a part. */
  readonly say: Speaker['say'];
  /** The parts of a deck beside the hero, the largest first. */
  readonly parts: readonly string[];
  /** Load the cards in the language of the page, with those of packs where the game has them. */
  readonly load: (packs: readonly string[]) => Promise<void>;
  readonly cards: () => readonly PoolCard[];
  /** What every deck may have without a limit, by part: a new deck begins with it. */
  readonly basics?: () => Readonly<Record<string, readonly string[]>>;
  /** The emblem or glyph of a card. */
  readonly Mark: Component<{ id: string; size: number }>;
  /** The cost of a card, drawn. */
  readonly Cost: Component<{ id: string }>;
  /** A card to be read. */
  readonly Face: Component<{ id: string; onrule: (id: string) => void }>;
  /** Choose a deck for the next game. */
  readonly play: (deck: string) => void;
}
