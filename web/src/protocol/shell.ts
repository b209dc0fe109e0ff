// Made by `python tools/protocol_types.py`; a test checks that it is up to date.

/** The first command of a connection: the token of its link and its language. */
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

/** Answer the question, and the questions after it: such as activating a creature, then moving it. */
export interface Answer {
  kind: 'answer';
  number: number;
  position: number;
  options: unknown[];
}

/** Take back the last answer and those sent with it; with `asking`, ask all others to allow it. */
export interface TakeBack {
  kind: 'take-back';
  number: number;
  asking?: boolean;
  position?: number;
}

/** Allow another seat to take back, or not. */
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

/** Offer a draw, or agree to one that was offered; all seats must agree. */
export interface OfferDraw {
  kind: 'offer-draw';
  number: number;
}

/** In a lesson: show the step, begin it again, go to the next one, or back to the one before. */
export interface AskCoach {
  kind: 'ask-coach';
  number: number;
  what: 'again' | 'back' | 'next' | 'show';
}

/** Play again after a finished game; with `wanted` false, withdraw or decline that. */
export interface Rematch {
  kind: 'rematch';
  number: number;
  wanted?: boolean;
}

/** Say something to the others at the table, or only to allies; plain text. */
export interface Chat {
  kind: 'chat';
  number: number;
  text: string;
  team?: boolean;
}

/** Go on in another language. */
export interface Speak {
  kind: 'speak';
  language: string;
}

/** Send the whole table again, because a change does not fit the last screen. */
export interface Resend {
  kind: 'resend';
}

/** Ask why an answer cannot be given, without giving it. */
export interface Ask {
  kind: 'ask';
  number: number;
  options: unknown[];
}

/** Ask what the computer would do; not available where people play against each other. */
export interface Hint {
  kind: 'hint';
  number: number;
}

/** Ask how a finished game was decided. */
export interface Explain {
  kind: 'explain';
  number: number;
}

/** Ask for every throw and shuffle of a finished game, to check them. */
export interface TellDraws {
  kind: 'tell-draws';
  number: number;
}

/** Let a thinking computer decide now. */
export interface Hurry {
  kind: 'hurry';
  number: number;
}

/** Check the connection. */
export interface Ping {
  kind: 'ping';
  number: number;
}

/** The table and this client's seat; a spectator has none. */
export interface Welcome {
  kind: 'welcome';
  table: string;
  seat: Seat | null;
  game: string;
  mode: string;
  edition: string;
  commitment: string;
  seats: SeatShown[];
  begun: boolean;
  shared: boolean;
  hints: boolean;
  invitations: SeatLink[];
  watch: string;
  chat: ChatLine[];
  next: NextTable;
  minutes: number;
  increment: number;
  limit: number;
  variants: string[];
  map: string;
  watching: number;
  puzzle: string;
  lesson: string;
  has_own_cards: boolean;
  same_dice: boolean;
  continues: EarlierGame | null;
  version: number;
}

export type Seat = number;

/** The player of a seat. */
export interface SeatShown {
  seat: Seat;
  side: number;
  player: string;
  name: string;
  deck: unknown;
  taken: boolean;
  here: boolean;
  out: boolean;
  away_since: number;
  brings_deck: boolean;
}

/** The link of a seat. */
export interface SeatLink {
  seat: Seat;
  token: string;
}

/** A line of chat. */
export interface ChatLine {
  seat: Seat | null;
  name: string;
  text: string;
  at: number;
  team: boolean;
}

/** After a finished game: the seats that want to play again, and the next table. */
export interface NextTable {
  wanted_by: Seat[];
  table: string;
  token: string;
}

/** The finished game from which this one goes on. */
export interface EarlierGame {
  token: string;
  step: number;
}

/** A player came or left, or a seat went out. */
export interface Presence {
  kind: 'presence';
  seats: SeatShown[];
  watching: number;
}

/** Another seat wants to play again or not, or the next table is ready. */
export interface Again {
  kind: 'again';
  next: NextTable;
}

/** The whole position, and the log since the last screen of this connection. */
export interface Screen {
  kind: 'screen';
  serial: number;
  position: number;
  view: unknown;
  findings: unknown;
  lines: Line[];
  anew: boolean;
  turn: string;
  goal: string;
  waiting_for: Seat | null;
  asked: Asked | null;
  waiting: string;
  clocks: Clocks | null;
  may_take_back: boolean;
  why_not_take_back: string;
  taking_back: Seat | null;
  consent_missing: Seat[];
  draw_offers: Seat[];
  result: string;
  result_cites: string[];
  lesson: LessonShown | null;
}

/** A line of the log and its events; a line without words is only shown on the field. */
export interface Line {
  words: string;
  cites: string[];
  events: unknown[];
}

/** The question to a seat. `offers` are the kinds of regions besides the options. */
export interface Asked {
  choice: string;
  words: string;
  cites: string[];
  about: Record<string, unknown>;
  options: Shown[];
  offers: string[];
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
  note: string;
}

export type QuestionShape = 'yes-no' | 'list' | 'turn' | 'action' | 'place' | 'target' | 'card' | 'cards' | 'purchase' | 'payment' | 'split' | 'dice' | 'seat' | 'order';

export type ThingId = number;

export type CardId = string;

/** The time that each seat and the game have left, in milliseconds, and the seat whose clock runs. */
export interface Clocks {
  left: number[];
  running: Seat | null;
  game_left: number | null;
}

/** The lesson that is taught at a table, and its current step, in words. */
export interface LessonShown {
  id: string;
  title: string;
  step: number;
  tasks: string[];
  say: string;
  praise: string;
  rules: string[];
  state: 'astray' | 'done' | 'open' | 'waiting';
  shown: boolean;
}

/** The next screen, as its difference from the last one of this connection, and the new lines of the log. */
export interface Changed {
  kind: 'changed';
  serial: number;
  lines: Line[];
  changes: Record<string, unknown>;
}

/** The command was carried out and stored. */
export interface Accepted {
  kind: 'accepted';
  number: number;
  position: number;
}

/** The command was refused, at all or after its first answers: the reason in words, and its rules. */
export interface Refused {
  kind: 'refused';
  number: number;
  code: string;
  words: string;
  cites: string[];
  things: number[];
  answered: number;
}

/** The answer to Hint, the best first. */
export interface Advice {
  kind: 'advice';
  number: number;
  candidates: Candidate[];
  words: string;
}

/** An option that the computer would choose, and why. */
export interface Candidate {
  option: unknown;
  words: string;
  reasons: string;
  worth: number;
  row: unknown[];
  plan: unknown;
}

/** The answer to Explain: how a finished game was decided, and its figures for each seat. */
export interface GameExplained {
  kind: 'game-explained';
  number: number;
  decided: string;
  moments: KeyMoment[];
  seats: string[];
  rows: FigureRow[];
  luck: DiceLuck[];
  luck_about: string;
}

/** An event of the log that mattered: its kind, and its number among the events of this kind. */
export interface KeyMoment {
  event: string;
  nth: number;
  turn: string;
  words: string;
  note: string;
}

/** A row of a table of figures, with one figure for each seat. */
export interface FigureRow {
  words: string;
  figures: string[];
}

/** The luck of a seat with its dice. */
export interface DiceLuck {
  more: number;
  words: string;
}

/** The answer to TellDraws: every throw and shuffle of a finished game, in their order. */
export interface DrawsTold {
  kind: 'draws-told';
  number: number;
  draws: RandomDraw[];
}

/** One throw of dice, or one shuffle of so many cards. */
export interface RandomDraw {
  sides: number[];
  numbers: number[];
  faces: string[];
  shuffled: number;
}

/** A line was written into the chat. */
export interface Said {
  kind: 'said';
  line: ChatLine;
}

/** A computer player thinks; `since` in milliseconds of the server's clock. */
export interface Thinking {
  kind: 'thinking';
  seat: Seat;
  since: number;
}

/** The reply to Ping, with the server's time. */
export interface Pong {
  kind: 'pong';
  number: number;
  now: number;
}

/** The server ends this connection, and says why and what to do; reconnecting at once would not help. */
export interface Bye {
  kind: 'bye';
  code: string;
  words: string;
}

/** A table to be made. */
export interface NewTable {
  edition: string;
  seats: NewSeat[];
  game?: string;
  mode?: string;
  minutes?: number;
  increment?: number;
  limit?: number;
  variants?: string[];
  map?: string;
  packs?: string[];
  listed?: boolean;
  watchable?: boolean;
  language?: string;
}

/** A seat of a table to be made. */
export interface NewSeat {
  player: string;
  deck?: string;
  own?: string;
}

/** The links of a new table. */
export interface TableMade {
  table: string;
  seats: string[];
  invitations: SeatLink[];
  watch: string;
}

/** A lesson of a game. */
export interface LessonListed {
  id: string;
  title: string;
  minutes: number;
  steps: number;
}

/** A lesson to be begun, or to be gone on with at a step. */
export interface NewLesson {
  game: string;
  lesson: string;
  step?: number;
}

/** The deck with which an invited player takes the seat. */
export interface TakeSeat {
  token: string;
  deck?: string;
  own?: string;
  language?: string;
}

/** The table that a link leads to, before the seat is taken. */
export interface Invitation {
  table: string;
  game: string;
  mode: string;
  edition: string;
  seat: Seat | null;
  seats: SeatShown[];
  begun: boolean;
  finished: boolean;
  words: string;
  asked: boolean;
  preview: unknown;
}

/** A finished game, to be watched step by step. */
export interface ReplayShown {
  welcome: Welcome;
  steps: ReplayStep[];
  cards: unknown[];
  excerpt: boolean;
}

/** A step of a finished game. */
export interface ReplayStep {
  words: string[];
  turn: string;
  seat: Seat | null;
  notes: string[];
  lines: Line[];
}

/** The players at a step of a finished game. */
export interface ReplayPlayers {
  hands: string[][];
  luck: DiceLuck[];
  luck_about: string;
}

/** A new game that goes on from a step of a finished one, with its decks. */
export interface GoOn {
  token: string;
  step: number;
  players: string[];
  same_dice?: boolean;
}

/** The chances to win at each turn of a finished game, as far as they are found. */
export interface Analysis {
  turns: TurnChances[];
  games: number;
  whole: boolean;
  running: boolean;
  done: number;
  reviews: ReviewShown[];
  eventful: EventfulTurn[];
}

/** The chances at the beginning of a turn. */
export interface TurnChances {
  step: number;
  turn: number;
  seat: Seat | null;
  games: number;
  chances: number[];
  intervals: [number, number][];
  shares: number[];
}

/** A key moment of a finished game: a decision, what was better, and what the dice did. */
export interface ReviewShown {
  step: number;
  until: number;
  turn: number;
  seat: Seat;
  review: string;
  games: number;
  ways: WayShown[];
  better: number;
  error: number;
  dice: number;
  dice_error: number;
  probable: boolean;
}

/** Something that a seat could do at a key moment. */
export interface WayShown {
  words: string;
  reasons: string;
  chance: number;
  played: boolean;
  plan: unknown;
}

/** A turn, and how the chance of one side changed from its beginning to that of the next turn. */
export interface EventfulTurn {
  step: number;
  until: number;
  turn: number;
  seat: Seat | null;
  side: number;
  before: number;
  after: number;
  error: number;
}

/** The data of a browser, encrypted with a key that only its recovery phrase gives. */
export interface SaveBackup {
  id: string;
  data: string;
}

/** The id of a backup. */
export interface NamedBackup {
  id: string;
}

/** A backup as it was kept. */
export interface BackupRead {
  data: string;
}

/** A game that can be played here. */
export interface GameShown {
  id: string;
  editions: string[];
  modes: ModeShown[];
  players: string[];
  variants: string[];
  has_time_limit: boolean;
  maps: string[];
  sets: string[];
}

/** A mode in which a game can be played. */
export interface ModeShown {
  id: string;
  sides: number[];
  brings_decks: boolean;
  deckless: number[];
  scripted: number[];
  editions: string[];
  variants: string[];
}

/** A rule in the words of the printing that is played. */
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

/** A rule in which printings differ. */
export interface RuleCompared {
  id: string;
  title: string;
  text: string;
  chapter: string;
  printings: PrintingShown[];
  ruling: string;
  language: string;
}

/** A rule in one printing. */
export interface PrintingShown {
  edition: string;
  holds: boolean;
  figures: string[];
}

/** A scenario file that can be watched step by step. */
export interface ScenarioShown {
  name: string;
  title: string;
  editions: string[];
  chapter: string;
  language: string;
  original: string;
}

/** What shows the rules of a game, by rule. */
export interface RuleShowings {
  positions: Record<string, number>;
  decks: Record<string, number>;
  unplayed: string[];
}

/** A deck that breaks a rule of deck building, and one that keeps it. */
export interface DeckExampleShown {
  editions: string[];
  words: string;
  ways: string[];
  broken: string;
  kept: string;
  packs: string[];
}

/** A faction's page of the world, with those of its heroes. */
export interface FactionLore {
  faction: string;
  name: string;
  text: string;
  heroes: HeroLore[];
}

/** A hero's page of the world. */
export interface HeroLore {
  id: string;
  name: string;
  text: string;
}

/** The puzzles of a game. */
export interface PuzzleList {
  day: string;
  today: string;
  puzzles: PuzzleShown[];
}

/** A puzzle in a list; nothing of its solution. */
export interface PuzzleShown {
  name: string;
  theme: string;
  number: number;
  level: number;
  seat: Seat;
  editions: string[];
  goals: PuzzleGoalShown[];
  until: string;
  preview: unknown;
}

/** A counted result of a puzzle and its creature or seat. */
export interface PuzzleGoalShown {
  word: string;
  of: string;
  own: boolean;
}

/** A table to be made at which a puzzle is solved. */
export interface NewPuzzle {
  name: string;
  game?: string;
  edition?: string;
}

/** A hint to a puzzle, and its solution. */
export interface PuzzleHelp {
  wrong: string;
  words: string;
  option: unknown;
  why: string;
  language: string;
}

/** How an answer to a puzzle is judged. */
export interface PuzzleVerdict {
  answered: boolean;
  left: boolean;
  solved: boolean;
  best: number;
  yours: number | null;
  is_chance: boolean;
}

/** A position in the making: a file, or its contents as data. */
export interface PositionAsked {
  text?: string;
  document?: unknown;
  language?: string;
}

/** A scenario file as it is read, and what is wrong with it. */
export interface PositionRead {
  text: string;
  document: unknown;
  wrong: string;
  line: number;
  key: string;
  game: string;
  mode: string;
  editions: string[];
  steps: number;
  has_comments: boolean;
  names: Record<string, number>;
  view: unknown;
}

/** A moment of a game as a scenario file, or a bug report. */
export interface PositionShown {
  text: string;
  document: unknown;
  earlier: number;
}

/** A bug report to be written; nothing of it is kept. */
export interface ReportAsked {
  words?: string;
  browser?: string;
  language?: string;
  step?: number | null;
}

/** A table whose game begins from a position. */
export interface TryPosition {
  document: unknown;
  edition: string;
  players: string[];
}

/** A table that strangers may join or watch. */
export interface OpenTable {
  table: string;
  game: string;
  mode: string;
  edition: string;
  names: string[];
  free: number;
  seats: number;
  minutes: number;
  increment: number;
  packs: boolean;
  words: string;
  watch: string;
  watching: number;
}

/** A table from the list at which somebody wants to sit. */
export interface JoinTable {
  table: string;
}

/** A question about a deck in the making: a draft, or the text of one. */
export interface DeckAsked {
  edition: string;
  draft?: DeckDraft;
  text?: string;
  game?: string;
  language?: string;
  packs?: string[];
}

/** A deck in the making; it may be illegal. */
export interface DeckDraft {
  hero: string;
  name: string;
  parts: Record<string, string[]>;
}

/** The legality and the figures of a draft in a printing. */
export interface DeckReport {
  draft: DeckDraft;
  legal: boolean;
  faults: DeckFault[];
  count: number;
  fewest: number;
  most: number;
  room: Record<string, number>;
  curve: Bar[];
  mean: number;
  needs: Bar[];
  types: Bar[];
  advice: string;
  given: string[];
  text: string;
  code: string;
  smaller: number[];
}

/** A rule that a draft breaks. */
export interface DeckFault {
  words: string;
  cites: string[];
  cards: string[];
  ways: WayOut[];
}

/** One change that makes a draft less wrong. */
export interface WayOut {
  words: string;
  part: string;
  adds: string;
  removes: string;
}

/** A figure of a draft: a card, a type or a cost, and a count. */
export interface Bar {
  id: string;
  words: string;
  count: number;
  most: number;
  lacking: boolean;
}

/** The deck in a text, and the lines that were not understood. */
export interface DeckRead {
  draft: DeckDraft;
  unread: UnreadLine[];
}

/** A line of a text that was not understood. */
export interface UnreadLine {
  number: number;
  line: string;
  words: string;
}

/** An opening hand, and the chance of a card to play by the second turn. */
export interface TestHand {
  cards: string[];
  words: string;
  chance: number;
  low: number;
  high: number;
}

/** The error in a request, and what to do. */
export interface RequestError {
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
  | AskCoach
  | Rematch
  | Chat
  | Speak
  | Resend
  | Ask
  | Hint
  | Explain
  | TellDraws
  | Hurry
  | Ping
  ;

export type Message =
  | Welcome
  | Presence
  | Again
  | Screen
  | Changed
  | Accepted
  | Refused
  | Advice
  | GameExplained
  | DrawsTold
  | Said
  | Thinking
  | Pong
  | Bye
  ;

export const VERSION = 3;
