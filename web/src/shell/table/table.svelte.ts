/**
 * One seat's table: the last data of the server, and the state of this browser. Components read from it and call
 * its verbs; none computes what is legal. A game extends it with its own state.
 */
import type {
  Candidate,
  Advice,
  Asked,
  ChatLine,
  Command,
  Line,
  Message,
  NextTable,
  Refused,
  Screen,
  SeatShown,
  Shown,
  Thinking,
  Welcome,
} from '$protocol/shell';
import type { Snippet } from 'svelte';
import type { GameClient, TableParts } from '../game';
import { Lost, type Channel, type Said } from '../net/connection.svelte';
import { settings } from '../settings.svelte';
import { say } from '../words/words.svelte';
import type { Early } from './early-input.svelte';
import { keepPromise } from './end/promise';
import { areHostile, hasTeams, othersOf } from './seats';
import { Stage } from './stage.svelte';

type Numbered = Extract<Command, { number: number }>;
type WithoutNumber<C> = C extends Numbered ? Omit<C, 'number'> : never;
/** A command that gets a reply; its number is given when it is sent. */
export type Question = WithoutNumber<Numbered>;
export type Reply = Extract<Message, { number: number }>;

export class Table {
  /** The screen that is shown; it changes when the stage has played the events that led to it. */
  screen = $state.raw<Screen | null>(null);
  /** The last screen that came, also while the stage still plays the way to it. */
  newest = $state.raw<Screen | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  seats = $state.raw<SeatShown[]>([]);
  watching = $state(0);
  thinking = $state.raw<Thinking | null>(null);
  /** Who wants to play again, and where. */
  next = $state.raw<NextTable>({ wanted_by: [], table: '', token: '' });
  /** The next table was made while this one was open: those who play go there. */
  goesOn = $state(false);
  /** The last refusal, until it is put away. */
  refusal = $state.raw<Refused | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** Which candidate of the advice is pointed at. */
  advisedAt = $state(0);
  /** What a seat could have done at a key moment of a finished game: drawn as a broken ghost, with a word. */
  reviewed = $state.raw<{ candidate: Candidate; label: string } | null>(null);
  /** A command that changes the game, such as an answer, is on its way. */
  sending = $state(false);
  /** A thing was let go: the answer follows as soon as it is measured there. */
  declaring = $state(false);
  /** Whether the last answer was taken; false until its reply is here. */
  accepted = false;
  /** Set while input is done that was kept until its reply came: the player has not seen the open question. */
  early: Early | null = null;
  welcome: Welcome;

  // State of this browser.
  /** The rule that is open. */
  ruleOpen = $state('');
  /** Several share the screen and another one looks: the hand is shown as backs. */
  covered = $state(false);
  /** The seat below where several share the screen: the board does not turn between them. */
  fixedBelow = $state<number | null>(null);
  /** The step that a replay shows; null at a table where the game goes on. */
  step = $state<number | null>(null);
  /** What a replay shows in place of questions: in the right column, on a phone in the sheet. */
  beside = $state.raw<Snippet | null>(null);
  /** In a replay: show the step that a line of the log tells of. */
  goToLine = $state.raw<((line: Line) => void) | null>(null);
  /** Tables of one screen have the same key: they share what they see of the board. */
  screenKey: object = this;

  constructor(
    readonly game: GameClient,
    readonly connection: Channel,
    welcome: Welcome,
    readonly stage: Stage = new Stage(),
  ) {
    this.welcome = $state.raw(welcome);
    stage.open({
      show: (screen) => this.#show(screen),
      tell: (lines) => (this.lines = [...this.lines, ...lines]),
    });
  }

  /** The parts of the game's client that only a table needs; the table itself is one of them. */
  get parts(): TableParts {
    return this.game.atTable.part as TableParts;
  }

  // Data of the screen.

  get token(): string {
    return this.connection.token;
  }
  get seat(): number | null {
    return this.welcome.seat;
  }
  /** The seat whose side is below; spectators sit with the first. */
  get below(): number {
    return this.fixedBelow ?? this.seat ?? 0;
  }
  /** The seat whose hand and pieces are ours; spectators look at the one below. */
  get own(): number {
    return this.seat ?? this.below;
  }
  /** The other seats round the table, clockwise from ours. */
  get others(): number[] {
    return othersOf(this.seats.length, this.own);
  }
  /** The seats that are not below, clockwise from the left. */
  get around(): number[] {
    return othersOf(this.seats.length, this.below);
  }
  /** Whether no hand is seen, as in a replay without a side: then cards are only counted. */
  get hidesHands(): boolean {
    return this.beside !== null && this.fixedBelow === null;
  }
  /** Whether the reply to an answer is still to come. */
  get isAnswering(): boolean {
    return this.sending || this.declaring;
  }
  /** Whether a seat plays against ours. */
  isHostile(seat: number): boolean {
    return areHostile(this.seats[this.own], this.seats[seat]);
  }
  /** Whether somebody else plays for our side. */
  get hasAlly(): boolean {
    return this.seat !== null && this.others.some((seat) => !this.isHostile(seat));
  }
  get asked(): Asked | null {
    return this.stage.busy || this.sending ? null : this.lastAsked;
  }
  /** The last question, also while its answer is played: panels keep their content until then. */
  get lastAsked(): Asked | null {
    return this.screen?.asked ?? null;
  }
  get finished(): boolean {
    return Boolean(this.screen?.result);
  }
  /** What a lesson or a puzzle asks for now, by its number; null at other tables. */
  get task(): number | null {
    return this.screen?.lesson?.step ?? (this.welcome.puzzle ? 0 : null);
  }
  /** Whether the game is over and its last events have been seen; a lesson or a replay goes on after it. */
  get ended(): boolean {
    return this.finished && !this.stage.busy && !this.welcome.lesson && this.step === null;
  }
  /** The options that can be taken now. */
  get options(): Shown[] {
    return (this.asked?.options ?? []).filter((one) => !one.why);
  }
  /** A key of our current turn; empty while it is not our turn. */
  get ownTurn(): string {
    return this.screen ? this.ownTurnAt(this.screen) : '';
  }
  /** A player: by name, or as the log calls a player without one. */
  seatName(seat: number): string {
    const found = this.seats[seat];
    if (found?.name) return found.name;
    const nameless =
      found?.player === 'human' && this.seats.filter(({ player }) => player === 'human').length === 1;
    return say(nameless ? 'player-nameless' : 'player-number', { number: seat + 1 });
  }
  /** A player as the page speaks of them: "you" where nobody else shares the screen. */
  calledSeat(seat: number): string {
    const you = seat === this.seat && !this.seats[seat]?.name && !this.welcome.shared;
    return you ? say('player-you') : this.seatName(seat);
  }
  /** The side of a seat where there are teams, and whether it is out of the game. */
  standing(seat: number): string {
    const found = this.seats[seat];
    const side = found && hasTeams(this.seats) ? say('seat-side', { side: found.side + 1 }) : '';
    return [found?.out ? say('seat-out') : '', side].filter(Boolean).join(' · ');
  }

  // Methods that a game overrides.

  /** A key of our turn on a screen; empty while it is not our turn. */
  ownTurnAt(screen: Screen): string {
    return screen.asked ? screen.turn : '';
  }
  /** The number of the turn; 0 where turns are not counted. */
  get turnNumber(): number {
    return 0;
  }
  /** The notice at the beginning of our turn. */
  get turnNotice(): string {
    return say('notice-your-turn');
  }
  /** Whether the question itself says that it is our turn: then no other message reads that out. */
  get turnIsSpoken(): boolean {
    return true;
  }
  /** How it ended for this seat. */
  get ending(): 'won' | 'lost' | 'drawn' | '' {
    return '';
  }
  /** The thing that actions without one are about, such as the selected one. */
  get about(): unknown {
    return null;
  }
  /** Whether the input that is being done was meant for this thing. */
  isMeant(about: unknown): boolean {
    return !this.early || this.early.about === null || this.early.about === about;
  }
  /** Whether the board can point out what a message is about. */
  get pointsOut(): boolean {
    return false;
  }
  /** Point things out on the board, such as those that a refusal is about. */
  point(_things: readonly number[]): void {}
  /** The words of a line as they are shown and read out. */
  told(line: Line): string {
    return line.words;
  }
  /** Whether an answer that was given early belongs to this question, not to one that came before it. */
  protected isFor(_option: unknown, _asked: Asked): boolean {
    return true;
  }
  /** An option is pointed at, or none any more. */
  pointAt(_option: unknown): void {}
  /** An answer is sent: release the thing that was held for it. */
  protected letGo(): void {}
  /** A screen is shown; `same` if nothing on the table has changed. */
  protected shown(_screen: Screen, _same: boolean): void {}

  // Actions of the player.

  /**
   * Ask the server something; nothing comes back where the connection was lost. What is `kept` is sent again as
   * soon as it is back.
   */
  ask(question: Question, kept = false): Promise<Reply | null> {
    return this.request<Reply>(question, kept);
  }

  /** Answer what is asked, and with more options what will be asked next. */
  async answer(...options: unknown[]): Promise<boolean> {
    const position = this.screen?.position;
    if (position === undefined || this.sending) return false;
    this.#begin();
    this.refusal = null;
    this.advice = null;
    const reply = await this.ask({ kind: 'answer', position, options }, true);
    // Something else is asked first, perhaps for a tactic; the other answers follow, unless something happens until then.
    const left = reply?.kind === 'refused' && reply.answered > 0 ? options.slice(reply.answered) : [];
    const interrupted =
      left.length > 0 &&
      reply?.kind === 'refused' &&
      (reply.code === 'not-your-choice' || !this.#isNext(left[0]));
    if (interrupted) this.#meant = left;
    else this.judge(reply);
    this.#end(interrupted || reply?.kind === 'accepted');
    return reply?.kind === 'accepted';
  }

  async command(question: Question): Promise<boolean> {
    const reply = await this.ask(question, question.kind !== 'chat');
    this.judge(reply);
    return reply?.kind === 'accepted';
  }

  sit(): Promise<boolean> {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const nonce = [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('');
    const { table, commitment, same_dice } = this.welcome;
    keepPromise(table, this.seat, { commitment, share: same_dice ? '' : nonce });
    // Those at one screen share the browser and its name: they are told apart by their seats.
    return this.command({ kind: 'sit', nonce, name: this.welcome.shared ? '' : settings.name });
  }
  async undo(): Promise<boolean> {
    if (this.sending) return false;
    this.#begin();
    const position = this.screen?.position ?? 0;
    const done = await this.command({ kind: 'take-back', asking: !this.screen?.may_take_back, position });
    this.#end(done);
    return done;
  }
  allowUndo(allow: boolean): Promise<boolean> {
    return this.command({ kind: 'allow-take-back', allow, position: this.screen?.position ?? 0 });
  }
  concede(): Promise<boolean> {
    return this.command({ kind: 'concede' });
  }
  offerDraw(): Promise<boolean> {
    return this.command({ kind: 'offer-draw' });
  }
  rematch(wanted: boolean): Promise<boolean> {
    return this.command({ kind: 'rematch', wanted });
  }
  /** Say something to all, or only to our team. */
  talk(text: string, team = false): Promise<boolean> {
    return this.command({ kind: 'chat', text, team });
  }
  hurry(): Promise<boolean> {
    return this.command({ kind: 'hurry' });
  }
  async hint(): Promise<void> {
    const reply = await this.ask({ kind: 'hint' });
    this.advisedAt = 0;
    if (reply?.kind === 'advice') this.advice = reply;
    else this.judge(reply);
  }

  /** The candidate that is drawn on the field: of the review of a finished game, or of the advice. */
  get advised(): Candidate | null {
    return this.reviewed?.candidate ?? this.advice?.candidates[this.advisedAt] ?? null;
  }

  /** Answer as a candidate says, its whole plan. */
  follow(candidate: Candidate): Promise<boolean> {
    return this.answer(...(candidate.row.length ? candidate.row : [candidate.option]));
  }

  /** Say why something cannot be done, as the server has said it already. */
  refuse(shown: Pick<Shown, 'why' | 'cites'>, things: number[] = []): void {
    const { why: words, cites } = shown;
    this.refusal = { kind: 'refused', number: 0, code: 'not-now', words, cites, things, answered: 0 };
  }

  close(): void {
    this.connection.close();
    this.stage.stop();
  }

  /** Take in what the server says. */
  hear(message: Message): void {
    switch (message.kind) {
      case 'welcome':
        this.welcome = message;
        this.seats = message.seats;
        this.chat = message.chat;
        this.next = message.next;
        this.watching = message.watching;
        break;
      case 'again':
        this.goesOn = Boolean(message.next.token);
        this.next = message.next;
        break;
      case 'presence':
        this.seats = message.seats;
        this.watching = message.watching;
        break;
      case 'screen':
        this.thinking = null;
        this.newest = message;
        if (message.anew || message.lines.some((one) => one.words)) this.#meant = [];
        if (message.anew) {
          this.stage.clear();
          this.lines = message.lines;
          this.#show(message);
        } else this.stage.add(message);
        break;
      case 'said':
        this.chat = [...this.chat, message.line];
        break;
      case 'thinking':
        this.thinking = message;
        break;
      default:
    }
  }

  /** Ask the server something that a game defines. */
  protected async request<R extends { kind: string }>(question: Said, kept = false): Promise<R | null> {
    try {
      return (await this.connection.ask(question, kept)) as unknown as R;
    } catch (why) {
      if (why instanceof Lost) return null;
      throw why;
    }
  }

  protected judge(reply: Reply | null): void {
    // A command that had come before the connection broke is refused the second time; the new screen shows it.
    if (reply?.kind === 'refused' && !('repeated' in reply)) this.refusal = reply;
  }

  /** A command that changes the game goes out. */
  #begin(): void {
    this.sending = true;
    this.accepted = false;
    this.letGo();
  }
  #end(accepted: boolean): void {
    this.accepted = accepted;
    this.sending = false;
  }

  /** Answers to send as soon as they are asked for. */
  #meant: unknown[] = [];

  /** Whether the open question is the one that an answer was meant for. */
  #isNext(option: unknown): boolean {
    const { asked } = this.screen ?? {};
    return Boolean(asked && this.isFor(option, asked));
  }

  #show(screen: Screen): void {
    const before = this.screen;
    const same = before?.position === screen.position && Boolean(before.asked) === Boolean(screen.asked);
    this.screen = screen;
    this.shown(screen, same);
    if (!same && this.#meant.length && this.#isNext(this.#meant[0]))
      void this.answer(...this.#meant.splice(0));
  }
}
