/** Plays the events of Warseer where they happen: attacks with their dice, pushes, wounds and falls, ways. */
import { reducedMotion } from '$shell/settings.svelte';
import { attackScenes } from '$shell/table/scenes';
import { Stage } from '$shell/table/stage.svelte';
import type { CreatureView, GameEvent, HexPlace, Line, Screen } from '../types';
import {
  actorOf,
  AIM,
  eventsIn,
  harms,
  isThrown,
  lingerOf,
  lying,
  throwTime,
  timeOf,
  walkTime,
  type LyingDie,
  type Of,
  type Thrown,
} from './scenes';

/** The loss by a blow: wounds, and armour. */
export interface Harm {
  wounds: number;
  armour: number;
}

/** A creature on its way between two hexes. */
export interface Spot {
  from: HexPlace;
  to: HexPlace;
  part: number;
}

export class WarseerStage extends Stage {
  declare playing: readonly Line[];
  /** The attack that goes on, also while a question about it is open. */
  attack = $state.raw<Of<'attack-declared'> | null>(null);
  dice = $state.raw<readonly LyingDie[]>([]);
  /** Whether the fresh dice still roll. */
  tumbling = $state(false);
  /** Creatures that are not where the last screen has them. */
  moved = $state.raw<ReadonlyMap<number, Spot>>(new Map());
  /** Creatures that came since the last screen. */
  entered = $state.raw<readonly CreatureView[]>([]);
  /** Creatures that fell and fade. */
  fading = $state.raw<ReadonlySet<number>>(new Set());
  /** Creatures that were hit a moment ago, and what they lost. */
  struck = $state.raw<ReadonlyMap<number, Harm>>(new Map());

  /** A creature of the last screen. */
  creature: (id: number) => CreatureView | undefined = () => undefined;

  override finish(): void {
    const lines = this.busy ? this.ahead.flat() : [];
    super.finish();
    for (const event of eventsIn(lines)) this.#track(event);
  }

  override clear(): void {
    super.clear();
    [this.attack, this.dice] = [null, []];
  }

  protected override get ahead(): Line[][] {
    return super.ahead as Line[][];
  }

  protected override scenes(lines: readonly Line[]): Line[][] {
    return attackScenes(lines, this.attack !== null);
  }

  protected override linger(lines: readonly Line[]): number {
    // A question about the attack follows: its arrow and dice stay in sight anyway.
    const asks = this.attack !== null && !this.#ended;
    return asks && !harms(lines) ? 0 : lingerOf(lines, !this.othersAct);
  }

  protected override actorOf(lines: readonly Line[]): number | null {
    return actorOf(lines, (id) => this.creature(id)?.seat);
  }

  protected override timeOf(lines: readonly Line[], own: boolean): number {
    return timeOf(lines, own);
  }

  protected override async perform(lines: readonly Line[], screen: Screen): Promise<void> {
    this.playing = [];
    this.#cool();
    for (const event of eventsIn(lines)) {
      this.#enter(event, screen);
      if (!(await this.#happen(event))) return;
    }
    this.playing = lines;
  }

  protected override settle(): void {
    this.#cool();
    this.moved = new Map();
    this.entered = [];
    this.fading = new Set();
    this.tumbling = false;
  }

  /** What was seen of the scene before goes. */
  #cool(): void {
    this.struck = new Map();
    if (this.#ended) [this.attack, this.dice, this.#ended] = [null, [], false];
  }
  /** The attack is over; its arrow and dice stay until the next scene. */
  #ended = false;

  /** The attack and its dice after an event that is not played. */
  #track(event: GameEvent): void {
    if (event.kind === 'attack-declared') [this.attack, this.dice] = [event, []];
    else if (isThrown(event)) this.dice = lying(this.dice, event);
    else if (event.kind === 'attack-ended' || event.kind === 'game-ended')
      [this.attack, this.dice] = [null, []];
  }

  async #happen(event: GameEvent): Promise<boolean> {
    if (isThrown(event)) return this.#tumble(event);
    switch (event.kind) {
      case 'attack-declared':
        this.#track(event);
        return this.pause(AIM);
      case 'moved':
      case 'dragged':
        return this.#walk(event.creature, event.way);
      case 'pushed':
        return this.#walk(event.creature, [event.at]);
      case 'placed':
        this.#stand(event.creature, event.at);
        break;
      case 'swapped':
        this.#swap(event.one, event.other);
        break;
      case 'damaged':
        this.#strike(event.creature, { wounds: event.wounds, armour: event.armour + event.relics.length });
        break;
      case 'wounded':
        this.#strike(event.creature, { wounds: event.wounds, armour: 0 });
        break;
      case 'eliminated':
        this.fading = new Set(this.fading).add(event.creature);
        break;
      case 'attack-ended':
      case 'game-ended':
        this.#ended = true;
        break;
      default:
    }
    return true;
  }

  async #tumble(event: Thrown): Promise<boolean> {
    this.dice = lying(this.dice, event);
    this.tumbling = !reducedMotion();
    const goes = await this.pause(throwTime(event));
    if (goes) this.tumbling = false;
    return goes;
  }

  #strike(creature: number, { wounds, armour }: Harm): void {
    const before = this.struck.get(creature) ?? { wounds: 0, armour: 0 };
    const harm = { wounds: before.wounds + wounds, armour: before.armour + armour };
    this.struck = new Map(this.struck).set(creature, harm);
  }

  /** A creature that comes onto the board is seen at once, as the screen that is coming has it. */
  #enter(event: GameEvent, screen: Screen): void {
    if (event.kind !== 'entered') return;
    const found = screen.view.creatures.find((one) => one.id === event.creature);
    if (!found || this.entered.some((one) => one.id === found.id)) return;
    this.entered = [...this.entered, found];
    this.#stand(found.id, event.at);
  }

  #stand(creature: number, at: HexPlace): void {
    this.moved = new Map(this.moved).set(creature, { from: at, to: at, part: 1 });
  }

  #swap(one: number, other: number): void {
    const [first, second] = [this.#placeOf(one), this.#placeOf(other)];
    if (first && second) {
      this.#stand(one, second);
      this.#stand(other, first);
    }
  }

  #placeOf(creature: number): HexPlace | undefined {
    return this.moved.get(creature)?.to ?? this.creature(creature)?.at;
  }

  async #walk(creature: number, way: readonly HexPlace[]): Promise<boolean> {
    const from = this.#placeOf(creature);
    const end = way.at(-1);
    if (!from || !end) return true;
    const time = walkTime(way.length);
    const places = [from, ...way];
    const goes = reducedMotion()
      ? await this.pause(time)
      : await this.during(time, (part) => {
          const along = part * way.length;
          const step = Math.min(way.length - 1, Math.floor(along));
          const [one, next] = [places[step] ?? from, places[step + 1] ?? end];
          this.moved = new Map(this.moved).set(creature, { from: one, to: next, part: along - step });
        });
    if (goes) this.#stand(creature, end);
    return goes;
  }
}
