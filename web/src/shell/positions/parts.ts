/** The part of a game in the editor of positions: its board, and the keys of its scenario files. */
import type { Component } from 'svelte';
import type { PositionRead } from '$protocol/shell';
import type { Mapping, Value } from './document';

/** A key of a scenario file that the editor can set; its words are position-KEY of the game. */
export interface PositionField {
  readonly key: string;
  readonly kind: 'number' | 'flag' | 'choice' | 'several';
  readonly choices?: readonly string[];
  readonly most?: number;
}

/** A list of cards of a seat. */
export interface PositionZone {
  readonly key: string;
  /** The types of cards that belong there. */
  readonly types: readonly string[];
  /** Whether its cards can be turned. */
  readonly taps?: boolean;
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
  /** Of creatures that are written without a card. */
  readonly figures: readonly PositionField[];
  readonly seat: readonly PositionField[];
  readonly zones: readonly PositionZone[];
  /** The keys of `turn`; the first is the active seat. */
  readonly turn: readonly PositionField[];
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
