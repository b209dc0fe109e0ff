/** The part of a game in the editor of positions: its board, and the keys of its scenario files. */
import type { Component } from 'svelte';
import type { PositionRead } from '$protocol/shell';
import type { Mapping, Value } from './document';

/** A key of a scenario file that the editor can set; its words are position-KEY of the game. */
export interface PositionField extends Narrow {
  /** With slashes between the keys of inner mappings. */
  readonly key: string;
  readonly kind: 'number' | 'flag' | 'choice' | 'several' | 'keywords' | 'card';
  readonly choices?: readonly string[];
  readonly most?: number;
  /** Of a card: the types that it may have. */
  readonly types?: readonly string[];
}

/** Where a field or a zone is offered; everywhere if nothing is said. */
export interface Narrow {
  readonly modes?: readonly string[];
  readonly seats?: readonly string[];
}
export const isOffered = ({ modes, seats }: Narrow, mode: string, seat = ''): boolean =>
  (!modes || modes.includes(mode)) && (!seats || !seat || seats.includes(seat));

/** A list of cards of a seat. */
export interface PositionZone extends Narrow {
  readonly key: string;
  /** The types of cards that belong there. */
  readonly types: readonly string[];
  /** Whether its cards can be turned. */
  readonly taps?: boolean;
  /** Whether each of its cards lies on a creature. */
  readonly on?: boolean;
  /** The cards are keys of a mapping, each with the things on the board that belong to it. */
  readonly links?: readonly { readonly key: string; readonly of: 'creatures' | 'terrains' }[];
}

/** The abilities that can be written as keywords: rules with this prefix, without those that need more than a figure. */
export interface PositionKeywords {
  readonly prefix: string;
  readonly without: readonly string[];
}

export interface PositionCard {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

/** Something to be put on the board: a card, or terrain. */
export interface PositionTool {
  readonly kind: 'creature' | 'terrain';
  readonly id: string;
  readonly name: string;
}

/** The tool that puts a creature without a card on the board. */
export const OWN_CREATURE = '';

export interface BoardProps {
  document: Mapping;
  read: PositionRead | null;
  /** The path of the chosen thing, joined by slashes. */
  chosen: string;
  tool: PositionTool | null;
  choose: (path: string) => void;
  /** Put the tool at a place, written as in a file. */
  place: (at: Value) => void;
  /** Move a thing to a place; with `last` false it is still being dragged. */
  move: (path: string, at: Value) => void;
  remove: () => void;
}

export interface PositionParts {
  readonly Board: Component<BoardProps>;
  /** The modes that a file may name; none if the game's positions do not tell them apart. */
  readonly modes: readonly string[];
  readonly creature: readonly PositionField[];
  /** Of creatures that are written without a card, and the figures of a new one. */
  readonly figures: readonly PositionField[];
  readonly ownCreature: Mapping;
  readonly keywords: PositionKeywords;
  /** The types of cards that are creatures. */
  readonly creatureTypes: readonly string[];
  readonly seat: readonly PositionField[];
  readonly zones: readonly PositionZone[];
  /** The keys of `turn`; the first is the active seat. */
  readonly turn: readonly PositionField[];
  /** Lists of cards of the whole table, under `turn`. */
  readonly turnZones: readonly PositionZone[];
  /** The keys of a terrain that can be chosen. */
  readonly terrain: readonly PositionField[];
  /** Terrain to be laid. */
  readonly terrains: () => readonly PositionTool[];
  /** The document with this terrain laid at a place. */
  readonly lay: (document: Mapping, tool: PositionTool, at: Value, seat: string) => Mapping;
  /** The document with a terrain moved. */
  readonly shift: (document: Mapping, path: string[], at: Value) => Mapping;
  readonly cards: () => readonly PositionCard[];
  readonly load: () => Promise<void>;
  /** Words of the game. */
  readonly say: (id: string) => string;
}
