/**
 * The interface of a game's client for the shell. Each game registers one such object in games/index.ts; the shell
 * imports no game. Parts that a game leaves out are not shown.
 */
import type { Component } from 'svelte';
import type { Asked, Invitation, Line, NewSeat, NewTable, SeatShown, Welcome } from '$protocol/shell';
import type { DeckParts } from './decks/parts';
import type { Bindings, HelpGroup } from './keys/bindings';
import type { Channel } from './net/connection.svelte';
import type { LatePart, Needed } from './parts/late.svelte';
import type { IconName } from './parts/icons';
import type { PositionParts } from './positions/parts';
import type { Table } from './table/table.svelte';
import type { Language, Speaker } from './words/words.svelte';

/** The types of the protocol that a game narrows. */
export interface Narrowed {
  asked: Asked;
  invitation: Invitation;
  line: Line;
  seat: SeatShown;
  welcome: Welcome;
}

export interface GameClient<T extends Table = Table, N extends Narrowed = Narrowed> {
  /** The name of the game on the wire. */
  readonly name: string;
  readonly title: () => string;
  /** The words of the game, those of the shell among them. */
  readonly say: Speaker['say'];
  /** The printings that can be played. */
  readonly editions: Editions;
  /** Load the parts that only a table needs: those who are in the lobby do not wait for them. */
  readonly atTable: LatePart<TableParts<T, N>>;
  /** Load what the first screen of a table shows besides, so that nothing moves when it comes. */
  readonly ready?: (welcome: N['welcome']) => Promise<unknown>;
  /** Load the game's data in the language of the page: for a table what its seats need. */
  readonly load?: (seats?: readonly N['seat'][]) => Promise<void>;
  readonly decks?: LatePart<DeckParts>;
  /** Load the words about its puzzles, if any come with the program. */
  readonly puzzles?: Needed;
  /** How to play it, on one page. */
  readonly howToPlay?: LatePart<Component>;
  /** Whether tables may be played with cards of the players. */
  readonly hasPacks?: boolean;
  /** Its part in the editor of positions. */
  readonly positions?: LatePart<PositionParts>;
  readonly seating?: Seating<N>;
  readonly lobby?: LatePart<LobbyParts<N>>;
  /** Pages beside the lobby and the rules, such as that of all cards. */
  readonly pages?: readonly GamePage[];
}

export interface TableParts<T extends Table = Table, N extends Narrowed = Narrowed> {
  /** Make the table of one seat. */
  readonly open: (connection: Channel, welcome: N['welcome']) => T;
  /** The table with all that lies on it. */
  readonly View: Component<{ table: T }>;
  readonly keys: GameKeys;
  readonly log: GameLog<N>;
  /** Whether a question at a shared screen shows the hand of the seat that is asked: then it is covered first. */
  readonly showsHand: (asked: N['asked']) => boolean;
  /** The mark of a seat, such as the arms of its hero. */
  readonly SeatMark?: Component<{ seat: N['seat']; size: number }>;
  /** The empty board behind the panels of those who wait. */
  readonly Backdrop?: Component;
  /** Further settings in the menu of the table. */
  readonly MenuSettings?: Component;
  /** How the open question is answered, in a sentence for newcomers. */
  readonly how?: (table: T) => string;
}

export interface Editions {
  readonly ids: readonly string[];
  /** The printing that readers of a language usually own. */
  readonly usual: (language: Language) => string;
  /** The name of a printing: whole, or as it stands in a sentence. */
  readonly name: (id: string, short?: 'short') => string;
  /** How a printing differs from the others, in a sentence. */
  readonly about?: (id: string) => string;
}

export interface GameKeys {
  readonly bindings: Bindings;
  readonly help: readonly HelpGroup[];
  /** The regions of the table between the question and the log, as F6 goes through them. */
  readonly regions: readonly string[];
}

export interface GameLog<N extends Narrowed = Narrowed> {
  /** Whether a line begins a turn and stands as a heading. */
  readonly begins: (line: N['line']) => boolean;
  /** Further tabs beside "all" and "chat", each with the lines it shows; its words are log-tab-ID. */
  readonly tabs: readonly { id: string; shows: (line: N['line']) => boolean }[];
  /** The faces of each throw in a line, to compare the log with the dice after the game. */
  readonly throws?: (line: N['line']) => readonly (readonly string[])[];
  /** Faces of dice, drawn. */
  readonly Faces?: Component<{ faces: readonly string[] }>;
  /** An addition to the words of a line, such as the dice that fell. */
  readonly Extra?: Component<{ line: N['line'] }>;
}

/** The choices of an invited player before sitting down. */
export interface Seating<N extends Narrowed = Narrowed> {
  /** Whether a seat has all it needs. */
  readonly ready: (seat: N['seat']) => boolean;
  readonly join: LatePart<JoinParts<N>>;
}

export interface JoinParts<N extends Narrowed = Narrowed> {
  /** A sentence about the player who invites. */
  readonly about: (host: N['seat']) => string;
  /** The deck that is chosen now. */
  readonly deck: () => string;
  readonly Choice: Component;
}

export type Make = (wanted: NewTable) => Promise<void>;
/** How several people play: at one screen, or each at their own. */
export type Company = 'screen' | 'online';

export interface LobbyParts<N extends Narrowed = Narrowed> {
  /** The large panel from which a game begins at once. */
  readonly Play: Component<{ game: GameClient; make: Make; making: boolean; error: string }>;
  readonly tile?: LobbyTile;
  /** Other ways to play the game that have a tile and a panel of their own. */
  readonly branches?: readonly LobbyBranch[];
  /** The ways to play that its panel offers, as the search names them. */
  readonly modes?: () => readonly LobbyMode[];
  /** A table for several people, set up in a dialog. */
  readonly several?: {
    /** Its name at one screen, and a few words about it. */
    readonly title: () => string;
    readonly about: () => string;
    /** The game's choices for it. */
    readonly Choice: Component<{ company: Company }>;
    readonly seats: (company: Company) => NewSeat[];
    /** The chosen way to play, where there are several. */
    readonly mode?: () => string;
  };
  /** A small picture of a game that goes on. */
  readonly Preview?: Component<{ invitation: N['invitation'] }>;
  /** A game that goes on, in a few words. */
  readonly summary: (invitation: N['invitation']) => string;
}

/** A game on the first page: a picture, a sentence, and how long it takes. */
export interface LobbyTile {
  readonly Picture: Component;
  readonly about: () => string;
  readonly length: () => string;
}

export interface LobbyBranch {
  readonly name: string;
  readonly title: () => string;
  readonly tile: LobbyTile;
  readonly Play: LobbyParts['Play'];
}

export interface LobbyMode {
  readonly title: string;
  /** Choose it in the panel, or show where it is. */
  readonly choose?: () => void;
  /** It is set up in the dialog for several people, who play so. */
  readonly company?: Company;
}

export interface GamePage {
  /** Its name in the address: #/NAME. */
  readonly name: string;
  readonly icon: IconName;
  readonly title: () => string;
  readonly about: () => string;
  readonly Page: LatePart<Component<{ id: string }>>;
}

/** The client of a game whose parts expect the game's own table and types; this is the one place that casts. */
export const gameClient = <T extends Table, N extends Narrowed>(client: GameClient<T, N>): GameClient =>
  client as unknown as GameClient;
