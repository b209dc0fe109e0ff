/**
 * The table of one seat of Warseer: beside what the shell knows, the view, and the state of this browser: the
 * selected creature with its reach, the hex that is pointed at, the odds, and the dice that are chosen.
 */
import type { GameClient } from '$shell/game';
import type { Channel } from '$shell/net/connection.svelte';
import { isLow, type Health } from '$shell/table/players/health';
import { Table } from '$shell/table/table.svelte';
import { keyOf, Picture, sameHex } from './board/geometry';
import { placeOfCopy, thingsIn } from './question/combinations';
import { hexesFor, optionFor } from './question/terrain-options';
import type { LyingDie } from './staging/scenes';
import { WarseerStage } from './staging/stage.svelte';
import type {
  Advice,
  Asked,
  BoardOfPlayer,
  Candidate,
  CardFace,
  Command,
  CreatureView,
  HexPlace,
  HexReached,
  Line,
  Message,
  Named,
  Odds,
  OnScreen,
  Option,
  PlayerView,
  Reach,
  Refused,
  Screen,
  SeatShown,
  Shown,
  TargetShown,
  WarseerView,
  Way,
  Welcome,
} from './types';
import { say } from './words';

type WithoutNumber<C> = C extends Command ? Omit<C, 'number'> : never;

/** Options that the active creature takes. */
const ACTIONS: ReadonlySet<Option['kind']> = new Set<Option['kind']>([
  'move',
  'run',
  'attack',
  'use-on',
  'pass',
]);
const POINTING = 2400;

export class WarseerTable extends Table {
  declare readonly stage: WarseerStage;
  declare screen: Screen | null;
  declare lines: Line[];
  declare seats: SeatShown[];
  declare welcome: Welcome;
  declare advice: Advice | null;

  selected = $state(0);
  reach = $state.raw<Reach | null>(null);
  /** The hex under the pointer, the focus or the last tap. */
  pointed = $state.raw<HexPlace | null>(null);
  /** The hex over which the selected creature is held. */
  held = $state.raw<HexPlace | null>(null);
  way = $state.raw<Way | null>(null);
  odds = $state.raw<Odds | null>(null);
  /** The odds if the dice stay as they lie. */
  kept = $state.raw<Odds | null>(null);
  /** The dice that are chosen to be rerolled, by their places from 1. */
  chosen = $state.raw<readonly number[]>([]);
  /** The card under the pointer or in focus. */
  inspected = $state('');
  /** The card that stays enlarged until it is put back. */
  readCard = $state('');
  /** Creatures that a message points out, for a moment. */
  shownThings = $state.raw<readonly number[]>([]);
  hovered = $state.raw<Option | null>(null);
  /** The cards that are ticked in the open question, by their places in `askedCards`. */
  picked = $state.raw<readonly number[]>([]);
  /** The unique terrain that is being placed, with the hexes chosen for it. */
  laying = $state.raw<{ kind: string; at: readonly HexPlace[] } | null>(null);

  constructor(game: GameClient, connection: Channel, welcome: Welcome) {
    super(game, connection, welcome, new WarseerStage());
    this.stage.seat = () => this.seat;
    this.stage.creature = (id) => this.creature(id);
  }

  // Data of the screen.

  override get advised(): Candidate | null {
    return super.advised as Candidate | null;
  }
  override get asked(): Asked | null {
    return super.asked as Asked | null;
  }
  override get lastAsked(): Asked | null {
    return super.lastAsked as Asked | null;
  }
  override get options(): Shown[] {
    return super.options as Shown[];
  }
  get view(): WarseerView | null {
    return this.screen?.view ?? null;
  }
  get findings(): OnScreen | null {
    return this.screen?.findings ?? null;
  }
  readonly picture = $derived.by(() => {
    const board = this.findings?.board;
    return board ? new Picture(board, this.below === 1) : null;
  });
  get creatures(): CreatureView[] {
    return this.view?.creatures ?? [];
  }
  /** The creatures that are seen: those of the screen, and those that came since. */
  get pieces(): CreatureView[] {
    const { creatures } = this;
    const { entered } = this.stage;
    if (!entered.length) return creatures;
    return [...creatures, ...entered.filter(({ id }) => !creatures.some((one) => one.id === id))];
  }
  /** The attack that is played or asked about. */
  get runningAttack(): { attacker: number; target: number; type: string } | null {
    return (
      this.stage.attack ?? (this.stage.busy || this.finished ? null : (this.view?.attacks.at(-1) ?? null))
    );
  }
  /** The dice of that attack. */
  get lyingDice(): readonly LyingDie[] {
    if (this.stage.attack) return this.stage.dice;
    const rolled = this.runningAttack ? (this.view?.attacks.at(-1)?.rolled ?? []) : [];
    return rolled.map(({ die, face, extra }) => ({ die, face, extra: extra ?? false, fresh: false }));
  }
  /** The health of a seat's hero, while it is on the field. */
  heroOf(seat: number): Health | null {
    const hero = this.creatures.find((one) => one.type === 'hero' && one.owner === seat);
    if (!hero) return null;
    const { health, armour } = hero;
    const left = Math.max(0, health - hero.wounds);
    return { name: this.name(hero.id), left, health, armour, low: isLow(left, health) };
  }
  creature(id: number): CreatureView | undefined {
    return this.creatures.find((one) => one.id === id);
  }
  standingOn(at: HexPlace): CreatureView | undefined {
    return this.creatures.find((one) => sameHex(one.at, at));
  }
  player(seat: number): PlayerView | undefined {
    return this.view?.players[seat];
  }
  boardOf(seat: number): BoardOfPlayer | undefined {
    return this.findings?.players[seat];
  }
  readonly #names = $derived.by(() => new Map((this.findings?.names ?? []).map((one) => [one.id, one])));
  readonly #cards = $derived.by(() => new Map((this.findings?.cards ?? []).map((one) => [one.id, one])));
  named(id: number): Named | undefined {
    return this.#names.get(id);
  }
  name(id: number): string {
    return this.#names.get(id)?.name ?? '';
  }
  card(id: string): CardFace | undefined {
    return this.#cards.get(id);
  }
  cardName(id: string): string {
    return this.#cards.get(id)?.name ?? id;
  }
  get isYourTurn(): boolean {
    return this.seat !== null && this.view?.active === this.seat;
  }
  /** Our creatures that can be activated now. */
  get toAct(): number[] {
    return this.options.flatMap(({ option }) => (option.kind === 'activate' ? [option.creature] : []));
  }
  /** The hexes of the open question, each with its option. */
  readonly places = $derived.by((): ReadonlyMap<string, Shown> => {
    const found = new Map<string, Shown>();
    if (this.asked?.shape !== 'place') return found;
    for (const one of this.asked.options) {
      const { option } = one;
      if (option.kind === 'place-at' || option.kind === 'terrain-first') found.set(keyOf(option.at), one);
    }
    return found;
  });
  /** The cards of a question that asks for several. */
  readonly askedCards = $derived.by(() =>
    this.asked?.shape === 'cards' ? thingsIn(this.asked.options) : [],
  );
  /** The hexes on which the chosen unique terrain may be placed, by their keys. */
  readonly terrainHexes = $derived.by((): ReadonlyMap<string, HexPlace> => {
    const { asked, laying } = this;
    return asked && laying ? hexesFor(asked.options, laying.kind, laying.at) : new Map();
  });
  /** The creatures that the open question offers as targets, each with its option. */
  readonly offered = $derived.by((): ReadonlyMap<number, Shown> => {
    const found = new Map<number, Shown>();
    for (const one of this.asked?.shape === 'target' ? this.asked.options : []) {
      const { option } = one;
      if ('creature' in option && typeof option.creature === 'number') found.set(option.creature, one);
      else if ('target' in option && typeof option.target === 'number') found.set(option.target, one);
    }
    return found;
  });
  /** Whether the selected creature may act now: it is the active one, or could be activated. */
  get maySelectedAct(): boolean {
    return this.reach !== null && !this.reach.why && this.isActing;
  }
  /** Whether creatures are asked to act. */
  get isActing(): boolean {
    return this.asked?.choice === 'act' || this.asked?.choice === 'turn';
  }
  reachedHex(at: HexPlace): HexReached | undefined {
    return this.reach?.hexes.find((one) => sameHex(one.at, at));
  }
  /** The hexes in which the selected creature could hit somebody; where it is held they are not known. */
  readonly seen = $derived.by(
    (): ReadonlySet<string> => new Set(this.held ? [] : (this.reach?.seen ?? []).map(keyOf)),
  );
  /** The opponents as seen from where the selected creature stands, or would stand. */
  get targets(): TargetShown[] {
    return this.held && this.way?.legal ? this.way.targets : (this.reach?.targets ?? []);
  }

  // Methods that the shell calls.

  override ownTurnAt({ view }: Screen): string {
    return view.turn > 0 && this.seat !== null && view.active === this.seat ? String(view.turn) : '';
  }
  override get turnNumber(): number {
    return this.view?.turn ?? 0;
  }
  /** Nor in a lesson without cards: there the field has the room. */
  override get hidesHands(): boolean {
    const { lesson, view } = this.screen ?? {};
    const player = this.player(this.own);
    if (!lesson || !player || view?.feat_deck) return super.hidesHands;
    return !(player.hand || player.deck || player.feats_in_hand);
  }
  override get turnNotice(): string {
    return say('turn-notice', { count: this.toAct.length });
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
  override point(things: readonly number[]): void {
    this.shownThings = things;
    clearTimeout(this.#pointing);
    this.#pointing = setTimeout(() => (this.shownThings = []), POINTING);
  }
  override pointAt(option: Option | null): void {
    this.hovered = option;
  }
  protected override isFor(option: Option, asked: Asked): boolean {
    return !ACTIONS.has(option.kind) || asked.choice === 'act';
  }

  // Actions of the player.

  override answer(...options: Option[]): Promise<boolean> {
    return super.answer(...options);
  }

  /** Let a creature do something, activating it first where that is needed. */
  act(creature: number, ...options: Option[]): Promise<boolean> {
    const activates = this.asked?.choice === 'turn';
    return activates ? this.answer({ kind: 'activate', creature }, ...options) : this.answer(...options);
  }

  find(question: WithoutNumber<Command>): Promise<Message | Refused | null> {
    return this.request<Message | Refused>(question);
  }

  async select(id: number): Promise<void> {
    this.selected = id;
    this.drop();
    this.odds = null;
    if (id === 0) this.reach = null;
    else await this.look();
  }

  async look(): Promise<void> {
    const id = this.selected;
    if (!id) return;
    const reply = await this.find({ kind: 'look', creature: id });
    if (this.selected === id && reply?.kind === 'reach') this.reach = reply;
  }

  /** Hold the selected creature over a hex; the answer of the server follows. */
  async hold(at: HexPlace): Promise<void> {
    if (sameHex(this.held, at)) return;
    this.held = at;
    this.way = null;
    const reply = await this.find({ kind: 'try', creature: this.selected, to: at });
    if (sameHex(this.held, at) && reply?.kind === 'way') this.way = reply;
  }

  drop(): void {
    this.held = null;
    this.way = null;
  }

  /** Go to a hex in reach, or say why the creature cannot. */
  async goTo(at: HexPlace): Promise<void> {
    const creature = this.selected;
    const reached = this.reachedHex(at);
    if (reached && this.maySelectedAct) {
      this.drop();
      await this.act(creature, { kind: reached.run ? 'run' : 'move', at });
      return;
    }
    const reply = await this.find({ kind: 'try', creature, to: at });
    this.drop();
    if (reply?.kind === 'way' && reply.why) this.refuse(reply, [creature]);
    else if (reply?.kind === 'refused') this.judge(reply);
    // It was let go before its reach was here.
    else if (reply?.kind === 'way' && reply.option && this.isActing) await this.act(creature, reply.option);
  }

  /** The odds of an attack of the selected creature, from its place or from where it is held. */
  async weigh(option: Option): Promise<void> {
    const to = this.held && this.way?.legal ? this.held : null;
    const reply = await this.find({ kind: 'weigh', creature: this.selected, option, to });
    this.odds = reply?.kind === 'odds' ? reply : null;
    if (reply?.kind === 'refused') this.judge(reply);
  }

  /** Aim at an opponent: the odds first, the attack when it is aimed at again. */
  async aim(id: number): Promise<void> {
    const target = this.reach?.targets.find((one) => one.creature === id);
    if (!target) return;
    if (target.why) {
      this.refuse(target, [id]);
      return;
    }
    const attack: Option = { kind: 'attack', target: id };
    if (this.odds?.target === id && this.maySelectedAct) await this.act(this.selected, attack);
    else await this.weigh(attack);
  }

  /** Tick a card of the open question, or leave it. */
  pick(at: number): void {
    this.picked = this.picked.includes(at) ? this.picked.filter((one) => one !== at) : [...this.picked, at];
  }

  /** The place in the open question of the card that lies at this place in hand; -1 if it is not asked about. */
  askedPlace(hand: readonly string[], at: number): number {
    return placeOfCopy(this.askedCards, hand, at);
  }

  beginLaying(kind: string): void {
    this.laying = { kind, at: [] };
  }

  layNothing(): void {
    this.laying = null;
  }

  /** Take a hex for the unique terrain; the last one places it. */
  async layOn(at: HexPlace): Promise<void> {
    const { asked, laying } = this;
    if (!asked || !laying) return;
    const chosen = [...laying.at, at];
    const option = optionFor(asked.options, laying.kind, chosen);
    if (option) await this.answer(option);
    else this.laying = { ...laying, at: chosen };
  }

  /** Choose a die of the attack, or leave it. */
  choose(place: number, most: number): void {
    const without = this.chosen.filter((one) => one !== place);
    if (without.length === this.chosen.length) this.chosen = [...this.chosen, place].slice(-most).sort();
    else this.chosen = without;
    void this.#weighDice();
  }

  async #weighDice(): Promise<void> {
    const { chosen } = this;
    const option: Option = { kind: 'reroll-dice', dice: [...chosen] };
    const reply = await this.find({ kind: 'weigh', creature: 0, option, to: null });
    if (this.chosen === chosen) this.odds = reply?.kind === 'odds' && chosen.length ? reply : null;
  }

  async #weighKept(): Promise<void> {
    const reply = await this.find({ kind: 'weigh', creature: 0, option: { kind: 'leave-dice' }, to: null });
    this.kept = reply?.kind === 'odds' ? reply : null;
  }

  #pointing: ReturnType<typeof setTimeout> | undefined;

  protected override letGo(): void {
    this.drop();
  }

  protected override shown(screen: Screen, same: boolean): void {
    if (same) {
      void this.look();
      return;
    }
    this.drop();
    this.odds = null;
    this.kept = null;
    this.chosen = [];
    this.picked = [];
    this.laying = null;
    const { asked, view } = screen;
    const acting = view.activation?.creature ?? 0;
    if (this.selected && !view.creatures.some((one) => one.id === this.selected)) void this.select(0);
    else if (asked?.choice === 'act' && acting && acting !== this.selected) void this.select(acting);
    else if (view.active !== this.seat && this.selected) void this.select(0);
    else void this.look();
    if (asked?.choice === 'change-dice') void this.#weighKept();
  }
}
