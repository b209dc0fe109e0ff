// Made by `python tools/protocol_types.py`; a test checks that it is up to date.

/** The first command of a connection: who it is, by the word of its link, and how it reads. */
export interface Hello {
  kind: 'hello';
  token: string;
  language: string;
  version?: number;
}

/** Take the seat: a name, if any, and the seat's share of the seed as 32 hexadecimal digits. */
export interface Sit {
  kind: 'sit';
  number: number;
  nonce: string;
  name?: string;
}

/** Answer what is asked, and what is asked next: such as activating a creature, then moving it. */
export interface Answer {
  kind: 'answer';
  number: number;
  position: number;
  options: unknown[];
}

/** Take back the own last answer; with `asking` the others are asked for it. */
export interface TakeBack {
  kind: 'take-back';
  number: number;
  asking?: boolean;
  position?: number;
}

/** Let the other take back, or not. */
export interface AllowTakeBack {
  kind: 'allow-take-back';
  number: number;
  allow: boolean;
  position?: number;
}

/** Give up. */
export interface Concede {
  kind: 'concede';
  number: number;
}

/** Offer a draw, or agree to one that was offered. */
export interface OfferDraw {
  kind: 'offer-draw';
  number: number;
}

/** Play again once a game is over, or with `wanted` false: withdraw that, or decline it. */
export interface Rematch {
  kind: 'rematch';
  number: number;
  wanted?: boolean;
}

/** Say something to the others at the table; plain text. */
export interface Chat {
  kind: 'chat';
  number: number;
  text: string;
}

/** Go on in another language. */
export interface Speak {
  kind: 'speak';
  language: string;
}

/** Why an answer could not be given, without giving it. */
export interface Ask {
  kind: 'ask';
  number: number;
  options: unknown[];
}

/** What would the computer do? Only where one plays. */
export interface Hint {
  kind: 'hint';
  number: number;
}

/** The computer should decide now. */
export interface Hurry {
  kind: 'hurry';
  number: number;
}

/** Is anybody there? */
export interface Ping {
  kind: 'ping';
  number: number;
}

/** The table, and who you are there; a spectator has no seat. */
export interface Welcome {
  kind: 'welcome';
  table: string;
  seat: Seat | null;
  mode: string;
  edition: string;
  commitment: string;
  seats: SeatShown[];
  begun: boolean;
  invite: string;
  watch: string;
  chat: Saying[];
  next: NextTable;
  minutes: number;
  increment: number;
  watching: number;
  version: number;
}

export type Seat = number;

/** Who has a seat. */
export interface SeatShown {
  seat: Seat;
  player: string;
  name: string;
  hero: string;
  faction: string;
  taken: boolean;
  here: boolean;
  away_since: number;
}

/** A line of chat. */
export interface Saying {
  seat: Seat | null;
  name: string;
  text: string;
  at: number;
}

/** What comes after a game that is over: who wants to play again, and where it goes on. */
export interface NextTable {
  wanted_by: Seat[];
  table: string;
  word: string;
}

/** Who is here has changed. */
export interface Presence {
  kind: 'presence';
  seats: SeatShown[];
  watching: number;
}

/** Who wants to play again has changed, or the next table is there. */
export interface Again {
  kind: 'again';
  next: NextTable;
}

/** All that there is to see now, and what has happened since the last screen of this connection. */
export interface Screen {
  kind: 'screen';
  position: number;
  view: unknown;
  names: Named[];
  lines: Line[];
  anew: boolean;
  turn: string;
  goal: string;
  goal_prosperity: number;
  goal_buildings: string[];
  waiting_for: Seat | null;
  asked: Asked | null;
  waiting: string;
  clocks: Clocks | null;
  may_take_back: boolean;
  why_not_take_back: string;
  taking_back: Seat | null;
  draw_offered_by: Seat | null;
  result: string;
  result_cites: string[];
}

/** The name of something that is or was in play, by its number; of a creature its abilities too. */
export interface Named {
  id: number;
  name: string;
  abilities: KeywordShown[];
  tired: boolean;
}

/** A keyword of a card with the rule behind it. */
export interface KeywordShown {
  id: string;
  words: string;
}

/** A line of the log, and the events it tells of; without words it is only shown on the field. */
export interface Line {
  words: string;
  cites: string[];
  events: unknown[];
}

/** What a seat is asked. `offers` are the kinds of regions: move, run, place, lay-terrain. */
export interface Asked {
  choice: string;
  words: string;
  cites: string[];
  about: Record<string, unknown>;
  options: Shown[];
  offers: string[];
  maps: string[];
  secret: boolean;
  shape: QuestionShape;
  subject: ThingId | CardId | null;
}

/** An option in words; with a reason where it cannot be taken. */
export interface Shown {
  option: unknown;
  words: string;
  why: string;
  cites: string[];
}

export type QuestionShape = 'yes-no' | 'list' | 'turn' | 'action' | 'place' | 'target' | 'card' | 'cards' | 'purchase' | 'payment' | 'split' | 'dice' | 'seat' | 'order';

export type ThingId = number;

export type CardId = string;

/** What each seat has left, in milliseconds, and whose clock runs. */
export interface Clocks {
  left: number[];
  running: Seat | null;
}

/** The command was carried out and stored. */
export interface Accepted {
  kind: 'accepted';
  number: number;
  position: number;
}

/** The command changed nothing, or its first so many answers only: why, in words, and by which rules. */
export interface Refused {
  kind: 'refused';
  number: number;
  code: string;
  words: string;
  cites: string[];
  creatures: number[];
  answered: number;
}

/** The answer to Hint, the best first. */
export interface Advice {
  kind: 'advice';
  number: number;
  candidates: Candidate[];
  words: string;
}

/** Something the computer would do, and why. */
export interface Candidate {
  option: unknown;
  words: string;
  reasons: string;
  worth: number;
}

/** Somebody said something. */
export interface Said {
  kind: 'said';
  saying: Saying;
}

/** A computer player thinks; `since` in milliseconds of the server's clock. */
export interface Thinking {
  kind: 'thinking';
  seat: Seat;
  since: number;
}

/** Yes. */
export interface Pong {
  kind: 'pong';
  number: number;
  now: number;
}

/** The server ends this connection, and says why and what to do; coming back at once would not help. */
export interface Bye {
  kind: 'bye';
  code: string;
  words: string;
}

/** A table to be made: by which printing, against whom, with which decks, on which clock. */
export interface NewTable {
  mode: string;
  edition: string;
  decks: string[];
  level?: string;
  minutes?: number;
  increment?: number;
}

/** The words of the links: of each seat that the maker has, of the other one, and of those who watch. */
export interface TableMade {
  table: string;
  seats: string[];
  invite: string;
  watch: string;
}

/** The deck with which an invited player takes the seat. */
export interface TakeSeat {
  token: string;
  deck: string;
}

/** What a link leads to, before the seat is taken. */
export interface Invitation {
  table: string;
  mode: string;
  edition: string;
  seat: Seat | null;
  seats: SeatShown[];
  begun: boolean;
  finished: boolean;
  turn: number;
  words: string;
  asked: boolean;
  spots: [number, number, number][];
}

/** A rule as the printing that is played has it. */
export interface RuleShown {
  id: string;
  title: string;
  text: string;
  chapter: string;
  figure: string;
  ruling: string;
  holds: boolean;
  language: string;
}

/** What was wrong with a request, and what to do. */
export interface Mishap {
  code: string;
  words: string;
  details: string[];
}

export type Command =
  | Hello
  | Sit
  | Answer
  | TakeBack
  | AllowTakeBack
  | Concede
  | OfferDraw
  | Rematch
  | Chat
  | Speak
  | Ask
  | Hint
  | Hurry
  | Ping
  ;

export type Message =
  | Welcome
  | Presence
  | Again
  | Screen
  | Accepted
  | Refused
  | Advice
  | Said
  | Thinking
  | Pong
  | Bye
  ;

export const VERSION = 1;
