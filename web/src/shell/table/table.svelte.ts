/**
 * One seat's table: what the server last told, and beside it what only this browser knows
 * (what is selected, held, looked at). Components read from it and call its verbs; none works out what is legal.
 */
import { Connection, Lost, type Question, type Reply } from '../net/connection.svelte';
import { settings } from '../settings.svelte';
import { say, words } from '../words/words.svelte';
import { shorten, shortNames } from '../../games/classic/field/labels/labels';
import type {
  Advice,
  CreatureView,
  Line,
  Message,
  NextTable,
  Odds,
  Option,
  PlayerView,
  Point,
  Reach,
  Refused,
  Saying,
  Screen,
  SeatShown,
  Shown,
  Terrain,
  Thinking,
  Way,
  Welcome,
} from '../../games/classic/types';
import { Stage } from './stage.svelte';

/** What is held over the field: a miniature that would move, run or be placed, or a template. */
export interface Held {
  way: string;
  creature: number;
  /** Where the pointer wants it. */
  at: Point;
  degrees: number;
}

const POINTING = 2400;
/** What is said when the table has changed under what was held. */
const PUT_BACK: Refused = {
  kind: 'refused',
  number: 0,
  code: 'put-back',
  words: '',
  cites: [],
  creatures: [],
  answered: 0,
};

export class Table {
  readonly connection: Connection;
  /** Plays what happened, event by event, before the next screen is shown. */
  readonly stage: Stage;

  welcome = $state.raw<Welcome | null>(null);
  /** What is shown; it changes when the stage has played what led to it. */
  screen = $state.raw<Screen | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<Saying[]>([]);
  seats = $state.raw<SeatShown[]>([]);
  watching = $state(0);
  thinking = $state.raw<Thinking | null>(null);
  /** Who wants to play again, and where. */
  next = $state.raw<NextTable>({ wanted_by: [], table: '', word: '' });
  /** The next table was made while this one was open: those who play go there. */
  goesOn = $state(false);
  /** The last refusal, until it is put away. */
  refusal = $state.raw<Refused | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** An answer is on its way. */
  sending = $state(false);

  // What only this browser knows.
  selected = $state(0);
  reach = $state.raw<Reach | null>(null);
  /** Which action of the selected creature is being aimed: move, run, fight, shoot, ability. */
  aiming = $state('');
  held = $state.raw<Held | null>(null);
  way = $state.raw<Way | null>(null);
  /** What was held when that was answered; another than what is held now means that an answer is on its way. */
  wayFor = $state.raw<Held | null>(null);
  /** An answer to a held place is older than this many milliseconds: its figures are shown muted. */
  wayAt = $state(0);
  odds = $state.raw<Odds | null>(null);
  /** How many dice would attack, as steppers and [ ] set it; null is the best split. Odds and question share it. */
  attackDice = $state<number | null>(null);
  /** The card, creature or building that is enlarged. */
  inspected = $state('');
  /** The rule that is open. */
  ruleOpen = $state('');
  hovered = $state(0);
  /** Two share the screen and the other one looks: the hand is shown as backs. */
  covered = $state(false);
  /** The side that is below where two share the screen: the board does not turn between them. */
  fixedBelow = $state<number | null>(null);
  /** Those who share a screen share what they see of the field: one of them stands for all. */
  sharedWith: Table = this;
  /** Creatures that a message points out, for a moment. */
  pointed = $state.raw<readonly number[]>([]);

  constructor(readonly token: string) {
    this.stage = new Stage(
      (screen) => this.#show(screen),
      (lines) => (this.lines = [...this.lines, ...lines]),
    );
    this.connection = new Connection(token, words.language, (message) => this.#hear(message));
  }

  // What there is.

  get seat(): number | null {
    return this.welcome?.seat ?? null;
  }
  /** The seat whose side is below; spectators sit with the first. */
  get below(): number {
    return this.fixedBelow ?? this.seat ?? 0;
  }
  /** The seat whose hand, City and creatures are the own ones; spectators look at the one below. */
  get own(): number {
    return this.seat ?? this.below;
  }
  get asked() {
    return this.stage.busy || this.sending ? null : (this.screen?.asked ?? null);
  }
  /** What was asked last, also while its answer is played: what is looked at stays as it was until then. */
  get lately() {
    return this.screen?.asked ?? null;
  }
  get view() {
    return this.screen?.view ?? null;
  }
  /** Those on the field, and whoever has been seen to enter it since. */
  get creatures(): CreatureView[] {
    const there = this.view?.creatures ?? [];
    const entered = this.stage.entered.filter((one) => !there.some(({ id }) => id === one.id));
    return entered.length ? [...there, ...entered] : there;
  }
  get terrains(): Terrain[] {
    return this.view?.terrains ?? [];
  }
  creature(id: number): CreatureView | undefined {
    return this.creatures.find((one) => one.id === id);
  }
  /** The armour tokens that damage meets first: those on a creature, and those on the relics of a hero. */
  armour({ armour, type, owner }: CreatureView): number {
    const relics = type === 'hero' ? (this.player(owner)?.relics ?? []) : [];
    return relics.reduce((sum, one) => sum + (one.tokens ?? 0), armour);
  }
  player(seat: number): PlayerView | undefined {
    return this.view?.players[seat];
  }
  get finished(): boolean {
    return Boolean(this.screen?.result);
  }
  name(id: number): string {
    return this.#names.get(id) ?? '';
  }
  /** A name as it stands on the field. */
  short(id: number): string {
    return this.#short.get(id) ?? this.name(id);
  }
  /** Words of the server with the names as they stand on the field. */
  brief(told: string): string {
    return shorten(told, this.#names, this.#short);
  }
  /** A player: by name, or as the log calls whoever has none. */
  seatName(seat: number): string {
    const found = this.seats[seat];
    return (
      found?.name ||
      say(
        this.welcome?.mode === 'computer' && found?.player === 'human' ? 'player-nameless' : 'player-number',
        { number: seat + 1 },
      )
    );
  }
  /** The options that can be taken now. */
  get options(): Shown[] {
    return (this.asked?.options ?? []).filter((one) => !one.why);
  }
  /** The first option that fits, taken or not. */
  option(fits: (option: Option) => boolean): Shown | undefined {
    return this.asked?.options.find((one) => fits(one.option));
  }
  /** The own creatures that can still be activated, in the order of the turn strip. */
  get toAct(): number[] {
    return this.options.flatMap(({ option }) => (option.kind === 'activate' ? [option.creature] : []));
  }
  offers(kind: string): boolean {
    return this.asked?.offers.includes(kind) ?? false;
  }

  // What a player does.

  /** Ask the server something; what was lost with the connection is nothing. */
  async ask(question: Question): Promise<Reply | null> {
    try {
      return await this.connection.ask(question);
    } catch (why) {
      if (why instanceof Lost) return null;
      throw why;
    }
  }

  /** Answer what is asked, and with more options what will be asked next. */
  async answer(...options: Option[]): Promise<boolean> {
    const position = this.screen?.position;
    if (position === undefined || this.sending) return false;
    this.sending = true;
    this.drop();
    this.refusal = null;
    this.advice = null;
    const reply = await this.ask({ kind: 'answer', position, options });
    this.sending = false;
    // The opponent is asked first, for a tactic perhaps: the rest follows, unless something happens until then.
    const interrupted = reply?.kind === 'refused' && reply.code === 'not-your-choice' && reply.answered > 0;
    if (interrupted) this.#meant = options.slice(reply.answered);
    else this.#judge(reply);
    return reply?.kind === 'accepted';
  }

  /** Let the selected or acting creature do something, activating it first where that is needed. */
  act(creature: number, option: Option): Promise<boolean> {
    const activates = this.asked?.choice === 'turn' && this.view?.acting !== creature;
    return activates ? this.answer({ kind: 'activate', creature }, option) : this.answer(option);
  }

  async command(question: Question): Promise<boolean> {
    const reply = await this.ask(question);
    this.#judge(reply);
    return reply?.kind === 'accepted';
  }

  sit(): Promise<boolean> {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const nonce = [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('');
    // Two at one screen share the browser and its name: they are told apart by their seats.
    return this.command({ kind: 'sit', nonce, name: this.welcome?.mode === 'screen' ? '' : settings.name });
  }
  undo(): Promise<boolean> {
    this.drop();
    return this.command({
      kind: 'take-back',
      asking: !this.screen?.may_take_back,
      position: this.screen?.position ?? 0,
    });
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
  talk(text: string): Promise<boolean> {
    return this.command({ kind: 'chat', text });
  }
  hurry(): Promise<boolean> {
    return this.command({ kind: 'hurry' });
  }
  async hint(): Promise<void> {
    const reply = await this.ask({ kind: 'hint' });
    if (reply?.kind === 'advice') this.advice = reply;
    else this.#judge(reply);
  }

  /** Select a creature, or nobody, and look at what it can do. */
  async select(id: number): Promise<void> {
    this.selected = id;
    this.aiming = '';
    this.drop();
    this.odds = null;
    if (id === 0) this.reach = null;
    else await this.look();
  }

  /** Look again at the selected creature. */
  async look(): Promise<void> {
    const id = this.selected;
    if (!id) return;
    const reply = await this.ask({ kind: 'look', creature: id });
    if (reply?.kind === 'reach' && this.selected === id) this.reach = reply;
  }

  /** Hold something at a place; the server's answer follows, at most one question on its way. */
  hold(held: Held): void {
    this.held = held;
    if (!this.#trying) void this.#follow();
  }

  drop(): void {
    this.held = null;
    this.way = null;
    this.wayFor = null;
  }

  /** Declare what is held, where the server said it may go. */
  async place(): Promise<boolean> {
    const { held, way } = this;
    if (!held || !way?.option || !way.legal) return false;
    this.drop();
    return held.creature ? this.act(held.creature, way.option) : this.answer(way.option);
  }

  /** The odds of an attack of a creature. */
  async weigh(creature: number, option: Option, more: { at?: Point; ours?: number; theirs?: number } = {}) {
    const reply = await this.ask({ kind: 'weigh', creature, option, ...more });
    if (reply?.kind === 'odds') this.odds = reply;
    return reply?.kind === 'odds' ? reply : null;
  }

  /** Point creatures out on the field, such as those that a refusal is about. */
  point(creatures: readonly number[]): void {
    this.pointed = creatures;
    clearTimeout(this.#pointing);
    this.#pointing = setTimeout(() => (this.pointed = []), POINTING);
  }

  close(): void {
    this.connection.close();
    this.stage.stop();
  }

  // How it works inside.

  /** The names of all who were on the field: of the fallen is still told. */
  #names = $state.raw<ReadonlyMap<number, string>>(new Map());
  readonly #short = $derived(shortNames(this.#names));
  #trying = false;
  /** What is answered as soon as it is asked. */
  #meant: Option[] = [];
  #pointing: ReturnType<typeof setTimeout> | undefined;

  async #follow(): Promise<void> {
    this.#trying = true;
    for (;;) {
      const held = this.held;
      if (!held) break;
      const { way, creature, at, degrees } = held;
      const reply = await this.ask({ kind: 'try', way, creature, to: at, degrees });
      if (reply?.kind === 'way' && this.held && this.held.way === way && this.held.creature === creature) {
        this.way = reply;
        this.wayFor = held;
        this.wayAt = performance.now();
      }
      if (this.held === held || !reply) {
        // What the server does not measure cannot be declared either: it says why, and nothing hangs in the air.
        if (reply?.kind === 'refused' && held.way !== 'place') {
          this.drop();
          this.refusal = reply;
        }
        break;
      }
    }
    this.#trying = false;
  }

  #hear(message: Message): void {
    switch (message.kind) {
      case 'welcome':
        this.welcome = message;
        this.seats = message.seats;
        this.chat = message.chat;
        this.next = message.next;
        this.watching = message.watching;
        break;
      case 'again':
        this.goesOn = Boolean(message.next.word);
        this.next = message.next;
        break;
      case 'presence':
        this.seats = message.seats;
        this.watching = message.watching;
        break;
      case 'screen':
        this.thinking = null;
        if (message.anew || message.lines.some((one) => one.words)) this.#meant = [];
        if (message.anew) {
          this.stage.clear();
          this.#names = new Map();
          this.lines = message.lines;
          this.#show(message);
        } else this.stage.add(message);
        break;
      case 'said':
        this.chat = [...this.chat, message.saying];
        break;
      case 'thinking':
        this.thinking = message;
        break;
      default:
    }
  }

  #show(screen: Screen): void {
    const same =
      this.screen?.position === screen.position && Boolean(this.screen.asked) === Boolean(screen.asked);
    const held = this.held;
    this.screen = screen;
    this.#names = new Map([...this.#names, ...screen.names.map((one) => [one.id, one.name] as const)]);
    // News that change nothing on the table, such as an offered draw, leave what is in hand.
    if (same) {
      void this.look();
      // Its last question may have been lost with the connection.
      if (this.held && this.wayFor !== this.held) this.hold(this.held);
      return;
    }
    const gone = this.selected && !screen.view.creatures.some((one) => one.id === this.selected);
    if (gone) void this.select(0);
    else if (screen.asked && screen.view.acting && screen.view.acting !== this.selected) {
      const acting = screen.view.creatures.find((one) => one.id === screen.view.acting);
      if (acting && acting.seat === this.seat) void this.select(acting.id);
      else void this.look();
    } else void this.look();
    this.drop();
    if (held && held.way !== 'place') this.refusal = { ...PUT_BACK, words: say('field-put-back-by-change') };
    this.odds = null;
    this.attackDice = null;
    this.aiming = '';
    if (screen.asked && this.#meant.length) void this.answer(...this.#meant.splice(0));
  }

  #judge(reply: Reply | null): void {
    if (reply?.kind === 'refused') this.refusal = reply;
  }
}
