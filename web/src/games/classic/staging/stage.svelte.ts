/** Plays the events of the classic game: who attacks whom, dice of both sides, wounds and falls, ways. */
import { reducedMotion } from '$shell/settings.svelte';
import { attackScenes } from '$shell/table/scenes';
import { Stage } from '$shell/table/stage.svelte';
import { addThrow, rowsOf, type Throw } from '../dice/rolls';
import type { CreatureView, GameEvent, Line, Piece, Point, Screen } from '../types';
import { along } from './paths';
import {
  actorOf,
  AIM,
  INTEND,
  eventsOf,
  has,
  lingerOf,
  REROLL,
  rollTime,
  timeOf,
  type Thrown,
  walkTime,
} from './scenes';

/** The loss by a blow: wounds, and armour tokens. */
export interface Harm {
  wounds: number;
  armour: number;
}

export interface Attack {
  attacker: number;
  target: number;
  /** How: melee, shooting, a kind of magic. */
  attack: string;
}

/** Where a creature goes and at whom it aims. */
export interface Intent {
  creature: number;
  /** A creature or a terrain; 0 for none. */
  target: number;
  to: Point | null;
  path: readonly Piece[];
}

export class ClassicStage extends Stage {
  declare playing: readonly Line[];
  /** The attack that goes on, also while a question about it is open. */
  attack = $state.raw<Attack | null>(null);
  /** The dice of the attack or event that goes on. */
  throws = $state.raw<readonly Throw[]>([]);
  /** Whether the fresh dice of the throws still roll. */
  tumbling = $state(false);
  /** What happens, in one line. */
  caption = $state('');
  /** The creatures of the running scene: the camera follows them. */
  involved = $state.raw<readonly number[]>([]);
  /** Miniatures that are not where the last screen has them. */
  moved = $state.raw<Map<number, Point>>(new Map());
  /** Creatures that were placed since the last screen. */
  entered = $state.raw<readonly CreatureView[]>([]);
  /** Creatures that fell and fade. */
  fading = $state.raw<Set<number>>(new Set());
  /** Creatures that were hit a moment ago, and what they lost. */
  struck = $state.raw<ReadonlyMap<number, Harm>>(new Map());

  /** What an Overlord's creature is about to do, from its announcement until its activation ends. */
  intent = $state.raw<Intent | null>(null);

  /** The seat of a creature. */
  seatOf: (creature: number) => number | undefined = () => undefined;

  override finish(): void {
    const lines = this.busy && !this.isRepeating ? this.ahead.flat() : [];
    super.finish();
    this.#rows = rowsOf(lines);
    for (const event of lines.flatMap((line) => line.events)) this.#track(event);
  }

  /** An attack that goes on has its arrow and dice on the field: nothing else is played over them. */
  override repeat(screens: readonly Screen[], show: (screen: Screen | null) => void): void {
    if (this.attack) return;
    super.repeat(screens, (screen) => {
      if (!screen) [this.attack, this.throws] = [null, []];
      show(screen as Screen | null);
    });
  }

  override clear(): void {
    super.clear();
    [this.attack, this.throws] = [null, []];
  }

  protected override get ahead(): Line[][] {
    return super.ahead as Line[][];
  }

  protected override scenes(lines: readonly Line[]): Line[][] {
    return attackScenes(lines, this.attack !== null);
  }

  protected override linger(lines: readonly Line[]): number {
    if (!harms(lines) && (this.#asks || harms(this.ahead[0] ?? []))) return 0;
    return lingerOf(lines, !this.othersAct);
  }

  /** Whether a question about the attack follows: its arrow and dice stay in sight anyway. */
  get #asks(): boolean {
    return this.attack !== null && !this.#ended;
  }

  protected override actorOf(lines: readonly Line[]): number | null {
    return actorOf(lines, this.seatOf);
  }

  protected override timeOf(lines: readonly Line[], own: boolean): number {
    return timeOf(lines, own);
  }

  protected override async perform(lines: readonly Line[], screen: Screen): Promise<void> {
    this.playing = [];
    this.#begin(lines);
    for (const event of lines.flatMap((line) => line.events)) this.#enter(event, screen);
    if (!(await this.#announce(lines))) return;
    const [declared] = eventsOf(lines, 'attack-declared');
    if (declared) {
      this.#track(declared);
      if (!(await this.pause(AIM))) return;
    }
    if (!(await this.#dice(lines))) return;
    this.playing = lines;
    this.caption = tellingLine(lines) ?? this.caption;
    for (const event of lines.flatMap((line) => line.events)) if (!(await this.#happen(event))) return;
  }

  protected override settle(): void {
    this.#cool();
    this.moved = new Map();
    this.entered = [];
    this.fading = new Set();
    this.tumbling = false;
    this.intent = null;
  }

  /** The path and the aim of a creature that acts by its pattern are seen before it goes. */
  async #announce(lines: readonly Line[]): Promise<boolean> {
    if (has(lines, 'activation-ended')) this.intent = null;
    const [behaved] = eventsOf(lines, 'behaved');
    if (!behaved) return true;
    const { creature, target } = behaved;
    const later = this.ahead.flat();
    const until = later.findIndex((line) => has([line], 'activation-ended'));
    const [moved] = eventsOf(until < 0 ? later : later.slice(0, until), 'moved');
    this.intent = { creature, target, to: moved?.to ?? null, path: moved?.way ?? [] };
    return this.pause(INTEND);
  }

  /** What was seen of the scene before goes. */
  #cool(): void {
    this.struck = new Map();
    if (this.#ended) [this.attack, this.throws, this.#ended] = [null, [], false];
  }
  /** The attack is over; its arrow and dice stay until the next scene. */
  #ended = false;

  #begin(lines: readonly Line[]): void {
    this.#cool();
    if (!this.attack) this.throws = [];
    this.involved = creaturesOf(lines, this.attack);
    const [first] = lines;
    if (first?.words && !has([first], 'rolled') && !has([first], 'hurt')) this.caption = first.words;
  }

  /** All dice of the scene roll together, then those that are rolled again. */
  async #dice(lines: readonly Line[]): Promise<boolean> {
    const [rolled, again] = [eventsOf(lines, 'rolled'), eventsOf(lines, 'rerolled')];
    this.#rows = rowsOf(lines);
    return (await this.#tumble(rolled, rollTime(rolled))) && (await this.#tumble(again, REROLL));
  }

  async #tumble(thrown: readonly Thrown[], time: number): Promise<boolean> {
    if (!thrown.length) return true;
    this.throws = this.throws.map((one) => ({ ...one, fresh: 0 }));
    for (const event of thrown) this.#track(event);
    this.tumbling = !reducedMotion();
    const goes = await this.pause(time);
    if (goes) this.tumbling = false;
    return goes;
  }

  /** The dice cards that were turned over for the throws of a scene. */
  #rows: ReadonlyMap<GameEvent, readonly string[]> = new Map();

  /** The attack and its dice after an event. */
  #track(event: GameEvent): void {
    switch (event.kind) {
      case 'attack-declared':
        [this.attack, this.throws] = [event, []];
        break;
      case 'rolled':
      case 'rerolled':
        this.throws = addThrow(this.throws, event, this.#rows.get(event));
        break;
      case 'attack-ended':
      case 'game-ended':
        [this.attack, this.throws] = [null, []];
        break;
      default:
    }
  }

  async #happen(event: GameEvent): Promise<boolean> {
    switch (event.kind) {
      case 'moved':
        return this.#walk(event.creature, event.way, event.to, event.length);
      case 'placed':
        this.moved = new Map(this.moved).set(event.creature, event.to);
        break;
      case 'hurt':
        this.struck = new Map(this.struck).set(event.creature, {
          wounds: event.wounds,
          armour: event.armour + event.relics,
        });
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

  /** A creature that comes onto the field is seen at once, as the screen that is coming has it. */
  #enter(event: GameEvent, screen: Screen): void {
    if (!('creature' in event) || !('to' in event) || event.kind === 'moved' || !Array.isArray(event.to))
      return;
    const { creature, to } = event;
    const found = screen.view.creatures.find((one) => one.id === creature);
    if (!found || this.entered.some((one) => one.id === creature)) return;
    this.entered = [...this.entered, found];
    this.moved = new Map(this.moved).set(found.id, [to[0], to[1]]);
  }

  async #walk(creature: number, way: Piece[], to: Point, length: number): Promise<boolean> {
    const time = way.length ? walkTime(length) : 0;
    const goes = reducedMotion()
      ? await this.pause(time)
      : await this.during(time, (part) => {
          this.moved = new Map(this.moved).set(creature, along(way, eased(part)));
        });
    if (goes) this.moved = new Map(this.moved).set(creature, to);
    return goes;
  }
}

/** The creatures that a scene is about; those of an attack stay. */
function creaturesOf(lines: readonly Line[], attack: Attack | null): number[] {
  const found = new Set<number>(attack ? [attack.attacker, attack.target] : []);
  for (const event of lines.flatMap((line) => line.events)) {
    if (event.kind === 'attack-declared') return [event.attacker, event.target];
    if ('creature' in event && typeof event.creature === 'number') found.add(event.creature);
  }
  return [...found];
}

const harms = (lines: readonly Line[]): boolean => has(lines, 'hurt') || has(lines, 'eliminated');

/** The lines of a scene that say most: who was hurt or fell, or the last one. */
function tellingLine(lines: readonly Line[]): string | undefined {
  const told = lines.filter((line) => line.words);
  const harm = told.filter((line) => harms([line]));
  return harm.length ? harm.map((line) => line.words).join(' ') : told.at(-1)?.words;
}

const eased = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);
