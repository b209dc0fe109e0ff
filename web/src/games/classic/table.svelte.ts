/**
 * The table of one seat of the classic game: beside what the shell knows, the view, and the state of this browser:
 * the selected, held and inspected things.
 */
import { Pace } from '$shell/board/pace';
import type { GameClient } from '$shell/game';
import type { Channel } from '$shell/net/connection.svelte';
import { areHostile } from '$shell/table/seats';
import { Table } from '$shell/table/table.svelte';
import { edgeOf, type Edge } from './field/board/edges';
import { shorten, shortNames, type Called } from './field/labels/labels';
import { aimOf } from './selection/actions';
import { ClassicStage } from './staging/stage.svelte';
import type {
  Advice,
  Asked,
  Border,
  Candidate,
  Command,
  CountersOn,
  CreatureView,
  Line,
  Message,
  Odds,
  Option,
  OverlordStep,
  PlayerView,
  Point,
  Reach,
  Refused,
  Screen,
  SeatShown,
  Shown,
  Terrain,
  Threats,
  View,
  Way,
  Welcome,
} from './types';
import { cards } from './cards/cards.svelte';
import type { Look } from './hand/inspector.svelte';
import { TurnMemory } from './turn/turn-memory';
import { say } from './words';

/** The thing held over the field: a miniature that would move, run or be placed, or a template. */
export interface Held {
  way: string;
  creature: number;
  /** Where the pointer wants it. */
  at: Point;
  degrees: number;
}

/** Options that only the creature that acts can take. */
const ACTIONS_OF_A_CREATURE: ReadonlySet<Option['kind']> = new Set<Option['kind']>([
  'move',
  'run',
  'fight',
  'strike-magically',
  'shoot',
  'throw',
  'shoot-magically',
  'detect',
  'search',
  'use-entrance',
  'use',
  'use-on',
  'pass',
]);
/** Questions about what one creature does now. */
const ACTING: ReadonlySet<string> = new Set(['action', 'after-moving', 'found']);

type WithoutNumber<C> = C extends Command ? Omit<C, 'number'> : never;

const POINTING = 2400;

export class ClassicTable extends Table {
  declare readonly stage: ClassicStage;
  declare screen: Screen | null;
  declare lines: Line[];
  declare seats: SeatShown[];
  declare welcome: Welcome;
  declare advice: Advice | null;

  selected = $state(0);
  reach = $state.raw<Reach | null>(null);
  /** Which action of the selected creature is being aimed: move, run, fight, shoot, ability. */
  aiming = $state('');
  held = $state.raw<Held | null>(null);
  way = $state.raw<Way | null>(null);
  /** The placement that `way` answers; if it is not the current one, an answer is on its way. */
  wayFor = $state.raw<Held | null>(null);
  odds = $state.raw<Odds | null>(null);
  /** How many dice would attack, as steppers and [ ] set it; null is the best split. Odds and question share it. */
  attackDice = $state<number | null>(null);
  /** The card, creature or building that is enlarged. */
  inspected = $state.raw<Look | null>(null);
  hovered = $state(0);
  /** The option that a list points at. */
  pointedOption = $state.raw<Option | null>(null);
  /** Whether the threats of the enemies are shown, and what they are. */
  watchful = $state(false);
  threats = $state.raw<Threats | null>(null);
  /** The screen whose field is seen while the last turn of another seat is played once more. */
  repeated = $state.raw<Screen | null>(null);
  /** Whether the next steps of all the Overlord's creatures are drawn, and the creature whose step is looked at. */
  foretold = $state(false);
  foreseen = $state(0);
  /** Creatures that a message points out, for a moment. */
  pointed = $state.raw<readonly number[]>([]);

  constructor(game: GameClient, connection: Channel, welcome: Welcome) {
    super(game, connection, welcome, new ClassicStage());
    this.stage.seat = () => this.seat;
    this.stage.seatOf = (id) => this.creature(id)?.seat;
  }

  // Data of the screen.

  override get asked(): Asked | null {
    return super.asked as Asked | null;
  }
  override get lastAsked(): Asked | null {
    return super.lastAsked as Asked | null;
  }
  override get advised(): Candidate | null {
    return super.advised as Candidate | null;
  }
  override get options(): Shown[] {
    return super.options as Shown[];
  }
  /** The borders of all seats; null before one has picked a corner. */
  get borders(): (Border | null)[] {
    return this.screen?.findings.borders ?? [];
  }
  /** The edge of the field on which a seat has its border. */
  edgeOf(seat: number): Edge {
    return edgeOf(this.borders[seat]);
  }
  /** The edge that is seen below. */
  get edge(): Edge {
    return this.edgeOf(this.below);
  }
  /** The terrain cards that could be laid now. */
  get maps(): string[] {
    return this.screen?.findings.maps ?? [];
  }
  get view(): View | null {
    return this.screen?.view ?? null;
  }
  /** The field: that of an earlier screen while its turn is played once more. */
  get #field(): View | null {
    return this.repeated?.view ?? this.view;
  }
  /** The creatures on the field, and those that were seen to enter it since. */
  get creatures(): CreatureView[] {
    const there = this.#field?.creatures ?? [];
    const entered = this.stage.entered.filter((one) => !there.some(({ id }) => id === one.id));
    return entered.length ? [...there, ...entered] : there;
  }
  get terrains(): Terrain[] {
    return this.#field?.terrains ?? [];
  }
  creature(id: number): CreatureView | undefined {
    return this.creatures.find((one) => one.id === id);
  }
  /** The creatures that a seat plays against. */
  foesOf(seat: number | undefined): number[] {
    const own = seat === undefined ? undefined : this.seats[seat];
    return this.creatures.flatMap((one) => (areHostile(own, this.seats[one.seat]) ? [one.id] : []));
  }
  /** The armour tokens that damage meets first: those on a creature, and those on the relics of a hero. */
  armour({ armour, type, owner }: CreatureView): number {
    const relics = type === 'hero' ? (this.player(owner)?.relics ?? []) : [];
    return relics.reduce((sum, one) => sum + (one.tokens ?? 0), armour);
  }
  /** The counters of texts on a thing in play; while a turn is played once more, those of then. */
  counters(id: number): CountersOn | undefined {
    return (this.repeated ?? this.screen)?.findings.counters.find((one) => one.holder === id);
  }
  player(seat: number): PlayerView | undefined {
    return this.view?.players[seat];
  }
  name(id: number): string {
    return this.#names.get(id)?.name ?? '';
  }
  /** A name as it stands on the field. */
  short(id: number): string {
    return this.#short.get(id) ?? this.name(id);
  }
  /** Words of the server with the names as they stand on the field. */
  brief(told: string): string {
    return shorten(told, this.#names, this.#short);
  }
  /** The next steps of the Overlord's creatures that are drawn on the field. */
  get foretoldSteps(): OverlordStep[] {
    const all = (this.screen?.findings.quest?.coming ?? []).flatMap(({ steps }) => steps);
    if (this.foretold) return all;
    if (this.asked?.choice === 'overlords-creature')
      return all.filter(({ creature }) => this.toAct.includes(creature) || creature === this.foreseen);
    const looked = [this.foreseen, this.selected, this.hovered];
    return all.filter(({ creature }) => looked.includes(creature));
  }
  /** The seat of an Overlord, who has neither a hero nor a City; null in other games. */
  get overlord(): number | null {
    return this.screen?.findings.quest?.overlord ?? null;
  }
  /** Whether our seat is the Overlord's. */
  get isOverlord(): boolean {
    return this.seat !== null && this.seat === this.overlord;
  }
  /** Our creatures that can still be activated, in the order of the turn strip. */
  get toAct(): number[] {
    return this.options.flatMap(({ option }) => (option.kind === 'activate' ? [option.creature] : []));
  }
  /** Our creatures that have not finished acting; in a lesson, those that its task needs. */
  get leftToAct(): number[] {
    const needed = this.screen?.lesson ? new Set(this.toAct) : null;
    const isLeft = ({ id, activated }: CreatureView) =>
      id === this.view?.acting || (!activated && (needed?.has(id) ?? true));
    return this.creatures.filter((one) => one.seat === this.own && isLeft(one)).map(({ id }) => id);
  }
  offers(kind: string): boolean {
    return this.asked?.offers.includes(kind) ?? false;
  }

  // Methods that the shell calls.

  override ownTurnAt({ view }: Screen): string {
    return view.turn > 0 && this.seat !== null && view.active === this.seat ? String(view.turn) : '';
  }
  override get turnNumber(): number {
    return this.view?.turn ?? 0;
  }
  override get turnNotice(): string {
    return say('turn-notice', { count: this.toAct.length });
  }
  /** A person without a name is called by the hero as the log does, if nobody else at the table is a person. */
  override seatName(seat: number): string {
    const found = this.seats[seat];
    if (seat === this.overlord && (!found?.name || found.player !== 'human')) return say('overlord');
    const alone = this.seats.filter(({ player }) => player === 'human').length === 1;
    const hero = this.player(seat)?.hero ?? found?.deck?.hero ?? '';
    if (found?.name || found?.player !== 'human' || !alone || !cards.face(hero)) return super.seatName(seat);
    return say('player-of-hero', { hero: this.brief(cards.name(hero)) });
  }
  /** That a seat is out, and since which turn. */
  outOf(seat: number): string {
    const turn = this.screen?.findings.out_in[seat] ?? 0;
    return turn ? say('seat-out-in', { turn }) : say('seat-out');
  }
  override standing(seat: number): string {
    return this.seats[seat]?.out ? this.outOf(seat) : super.standing(seat);
  }
  /** Whether a seat plays for our side and is not our own. */
  isAlly(seat: number): boolean {
    return this.seat !== null && seat !== this.seat && !this.isHostile(seat);
  }
  override get turnIsSpoken(): boolean {
    return this.asked?.shape === 'turn';
  }
  override get ending(): 'won' | 'lost' | 'drawn' | '' {
    const outcome = this.view?.outcome;
    if (!outcome) return '';
    return outcome.winner === null ? 'drawn' : outcome.winner === this.seats[this.own]?.side ? 'won' : 'lost';
  }
  override get about(): number {
    return this.selected;
  }
  override get pointsOut(): boolean {
    return true;
  }
  override point(creatures: readonly number[]): void {
    this.pointed = creatures;
    clearTimeout(this.#pointing);
    this.#pointing = setTimeout(() => (this.pointed = []), POINTING);
  }
  override pointAt(option: Option | null): void {
    this.hovered = option ? aimOf(option) : 0;
    this.pointedOption = option;
  }
  /** Of what creatures do, with their names as on the field; a card keeps its whole name. */
  override told(line: Line): string {
    return line.events.some((event) => 'card' in event) ? line.words : this.brief(line.words);
  }

  /** An action waits for the question about it: one that comes before it is answered first. */
  protected override isFor(option: Option, asked: Asked): boolean {
    if (option.kind === 'end-turn') return asked.shape === 'turn';
    return !ACTIONS_OF_A_CREATURE.has(option.kind) || ACTING.has(asked.choice);
  }

  // Actions of the player.

  override answer(...options: Option[]): Promise<boolean> {
    return super.answer(...options);
  }

  /** Let the selected or acting creature do something, activating it first where that is needed. */
  act(creature: number, option: Option): Promise<boolean> {
    const activates =
      this.asked?.shape === 'turn' && this.view?.acting !== creature && option.kind !== 'activate';
    return activates ? this.answer({ kind: 'activate', creature }, option) : this.answer(option);
  }

  /** Ask the server to find something out: where a creature can go, whether it may stand there, the odds. */
  find(question: WithoutNumber<Command>): Promise<Message | Refused | null> {
    return this.request<Message | Refused>(question);
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
    const reply = await this.find({ kind: 'look', creature: id });
    if (this.selected !== id) return;
    if (reply?.kind === 'reach') this.reach = reply;
    else if (reply?.kind === 'refused' && this.declaring) {
      this.drop();
      this.judge(reply);
    }
  }

  /** Show all that enemies could reach and shoot, or hide it. */
  /** Whether somebody answers what enemies could do; no step of a replay is asked anything. */
  get mayWatch(): boolean {
    return this.step === null;
  }

  async watch(on = !this.watchful): Promise<void> {
    this.watchful = on && this.mayWatch;
    if (!this.watchful) {
      this.threats = null;
      return;
    }
    const reply = await this.find({ kind: 'threaten' });
    if (reply?.kind === 'threats' && this.watchful) this.threats = reply;
  }

  /** Whether the last turn of another seat can be played once more on the field. */
  get canRepeat(): boolean {
    return this.#memory.turn !== null && !this.stage.attack;
  }

  /** Play the last turn of another seat once more on the field. */
  repeat(): void {
    const { turn } = this.#memory;
    if (!turn || this.stage.busy || !this.canRepeat) return;
    this.drop();
    this.repeated = turn.before;
    this.stage.repeat(turn.screens, (screen) => (this.repeated = screen));
  }

  /** Hold something at a place; the server's answer follows, at most one question on its way. */
  hold(held: Held): void {
    this.held = held;
    if (!this.#trying) void this.#follow();
  }

  /** What is held was let go: it is declared as soon as the server's answer for that place is there. */
  declare(): void {
    this.accepted = false;
    this.declaring = true;
    this.#pace.skip();
  }

  drop(): void {
    this.declaring = false;
    this.held = null;
    this.way = null;
    this.wayFor = null;
  }

  /** Declare the placement where the server said it is legal. */
  async place(): Promise<boolean> {
    const { held, way } = this;
    if (!held || !way?.option || !way.legal) return false;
    this.drop();
    return held.creature ? this.act(held.creature, way.option) : this.answer(way.option);
  }

  /** The odds of an attack of a creature. */
  async weigh(
    creature: number,
    option: Option,
    more: { at?: Point; way?: string | undefined; ours?: number; theirs?: number } = {},
  ): Promise<Odds | null> {
    const reply = await this.find({ kind: 'weigh', creature, option, ...more });
    if (reply?.kind === 'odds') this.odds = reply;
    return reply?.kind === 'odds' ? reply : null;
  }

  // How it works inside.

  /** The names of all who were on the field: the log still tells of the fallen. */
  #names = $state.raw<ReadonlyMap<number, Called>>(new Map());
  readonly #short = $derived(shortNames(this.#names));
  #trying = false;
  readonly #pace = new Pace();
  readonly #memory = new TurnMemory();
  /** The seat whose turn the last screen had. */
  #active: number | null = null;
  #pointing: ReturnType<typeof setTimeout> | undefined;

  protected override letGo(): void {
    this.drop();
  }

  async #follow(): Promise<void> {
    this.#trying = true;
    for (;;) {
      const held = this.held;
      if (!held) break;
      const { way, creature, at, degrees } = held;
      this.#pace.begin();
      const reply = await this.find({ kind: 'try', way, creature, to: at, degrees });
      if (reply?.kind === 'way' && this.held && this.held.way === way && this.held.creature === creature) {
        this.way = reply;
        this.wayFor = held;
      }
      if (this.held === held || !reply) {
        // The server refused to measure this: say why and drop it, so that nothing stays held.
        if (reply?.kind === 'refused') {
          this.declaring = false;
          if (held.way === 'place') break;
          this.drop();
          this.refusal = reply;
        }
        break;
      }
      // Figures beside a held thing follow slower than the ghost itself; once it is let go, they are needed now.
      if (!this.declaring) await this.#pace.pause();
    }
    this.#trying = false;
  }

  protected override shown(screen: Screen, same: boolean): void {
    const { held } = this;
    this.#memory.keep(screen, this.own);
    const before = screen.anew ? [] : this.#names;
    this.#names = new Map([...before, ...screen.findings.names.map((one) => [one.id, one] as const)]);
    // Screens that change nothing on the table, such as an offered draw, keep the placement.
    if (same) {
      void this.look();
      // Its last question may have been lost with the connection.
      if (held && this.wayFor !== held) this.hold(held);
      return;
    }
    this.#reselect(screen);
    if (this.watchful) void this.watch(true);
    this.drop();
    if (held && held.way !== 'place') this.refuse({ why: say('field-put-back-by-change'), cites: [] });
    this.odds = null;
    this.attackDice = null;
    this.aiming = '';
    if (screen.result) void this.select(0);
  }

  /** The creature that acts is selected; one that is gone is selected no more. */
  #reselect({ asked, view }: Screen): void {
    if (this.selected && !view.creatures.some((one) => one.id === this.selected)) {
      void this.select(0);
      return;
    }
    // Another seat's turn begins: what we had selected is out of the way.
    if (view.active !== this.seat && this.#active === this.seat && this.selected) void this.select(0);
    this.#active = view.active;
    const acting = view.creatures.find((one) => one.id === view.acting);
    if (asked && acting && acting.id !== this.selected && acting.seat === this.seat)
      void this.select(acting.id);
    else void this.look();
  }
}
