/**
 * Plays what happened. A screen comes with the lines and events that led to it; the stage shows them one after
 * the other, miniatures on their way and dice rolling, and only then hands the screen over. It can be hurried
 * or skipped, and what it shows is always what an event said.
 */
import { reducedMotion, settings } from '../settings.svelte';
import type { CreatureView, GameEvent, Line, Point, Screen } from '../../games/classic/types';

/** A miniature on its way: where it is drawn instead of where the last screen has it. */
export interface Motion {
  creature: number;
  at: Point;
}

/** What a blow took: wounds, and armour tokens. */
export interface Harm {
  wounds: number;
  armour: number;
}

/** Dice as they lie or tumble in the tray. */
export interface RollShown {
  seat: number | null;
  creature: number;
  why: string;
  faces: string[];
  /** Which faces count; empty where that is not known. */
  hits: string[];
  tumbling: boolean;
  words: string;
  cites: string[];
}

const EACH_CM = 30;
const SHORTEST = 180;
const LONGEST = 600;
const TUMBLE = 420;
const HIT = 500;
const LAND = 60;

export class Stage {
  /** Whether something is being played. */
  busy = $state(false);
  /** Miniatures that are not where the last screen has them. */
  moved = $state.raw<Map<number, Point>>(new Map());
  /** Creatures that were placed since the last screen. */
  entered = $state.raw<readonly CreatureView[]>([]);
  /** Creatures that fell and fade. */
  fading = $state.raw<Set<number>>(new Set());
  /** Creatures that were hit a moment ago, and what they lost. */
  struck = $state.raw<ReadonlyMap<number, Harm>>(new Map());
  roll = $state.raw<RollShown | null>(null);
  /** The line that is being played. */
  line = $state.raw<Line | null>(null);

  #queue: Screen[] = [];
  #skipping = false;
  #stopped = false;
  /** How often everything was put away because a screen came that stands for all. */
  #cleared = 0;
  #wake: (() => void) | null = null;

  constructor(
    private readonly show: (screen: Screen) => void,
    private readonly tell: (lines: Line[]) => void,
  ) {}

  add(screen: Screen): void {
    this.#queue.push(screen);
    if (!this.busy) void this.#play();
  }

  /** To the end of what is being played. */
  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }

  /** Put away what is being played and what waits; the screen that follows is shown as it is. */
  clear(): void {
    this.#queue = [];
    this.#cleared += 1;
    this.skip();
    this.#settle();
  }

  stop(): void {
    this.#stopped = true;
    this.clear();
  }

  async #play(): Promise<void> {
    this.busy = true;
    this.#skipping = false;
    try {
      for (let screen = this.#queue.shift(); screen && !this.#stopped; screen = this.#queue.shift()) {
        const cleared = this.#cleared;
        for (const line of screen.lines) {
          await this.#line(line, screen);
          if (cleared !== this.#cleared) break;
          // Told when it has been seen: no line gives a roll away while its dice tumble.
          if (line.words) this.tell([line]);
          if (line.words && line.events.length) await this.#pause(this.#between());
          if (cleared !== this.#cleared) break;
        }
        if (cleared !== this.#cleared) {
          // What has come meanwhile stands for all that was to be played, and this screen is old.
          this.#skipping = false;
          continue;
        }
        this.show(screen);
        this.#settle();
      }
    } finally {
      this.line = null;
      this.#skipping = false;
      this.busy = false;
    }
  }

  /** Show what one line tells of. What cannot be shown holds nobody up: the screen that follows has it right. */
  async #line(line: Line, screen: Screen): Promise<void> {
    this.line = line;
    const cleared = this.#cleared;
    try {
      for (const event of line.events) {
        this.#enter(event, screen);
        await this.#event(event, line);
        if (cleared !== this.#cleared) break;
      }
    } catch (why) {
      console.error(why);
    }
    if (cleared !== this.#cleared) this.#settle();
  }

  /** What was played is now as the screen has it. */
  #settle(): void {
    this.moved = new Map();
    this.entered = [];
    this.fading = new Set();
    this.struck = new Map();
  }

  /** Whoever comes onto the field is seen at once, as the screen that is coming has them. */
  #enter(event: GameEvent, screen: Screen): void {
    if (!('creature' in event) || !('to' in event) || event.kind === 'moved' || !Array.isArray(event.to))
      return;
    const { creature, to } = event;
    const found = screen.view.creatures.find((one) => one.id === creature);
    if (!found || this.entered.some((one) => one.id === creature)) return;
    this.entered = [...this.entered, found];
    this.moved = new Map(this.moved).set(found.id, [to[0], to[1]]);
  }

  async #event(event: GameEvent, line: Line): Promise<void> {
    switch (event.kind) {
      case 'moved':
        await this.#walk(
          event.creature,
          event.way.map((piece) => piece),
          event.to,
          event.length,
        );
        break;
      case 'placed':
        this.moved = new Map(this.moved).set(event.creature, event.to);
        break;
      case 'rolled':
      case 'rerolled':
        await this.#dice(event, line);
        await this.#pause(this.#between());
        break;
      case 'hurt':
        this.struck = new Map(this.struck).set(event.creature, {
          wounds: event.wounds,
          armour: event.armour + event.relics,
        });
        await this.#pause(HIT * this.#pace());
        break;
      case 'eliminated':
        this.fading = new Set(this.fading).add(event.creature);
        await this.#pause(300);
        break;
      default:
    }
  }

  async #walk(creature: number, way: Piece[], to: Point, length: number): Promise<void> {
    const time = Math.max(SHORTEST, Math.min(LONGEST, (length / 1000) * EACH_CM)) * this.#pace();
    if (time && way.length) {
      const begin = performance.now();
      for (;;) {
        const part = this.#skipping ? 1 : Math.min(1, (performance.now() - begin) / time);
        if (part >= 1) break;
        this.moved = new Map(this.moved).set(creature, along(way, eased(part)));
        await frame();
      }
    }
    this.moved = new Map(this.moved).set(creature, to);
  }

  async #dice(event: Extract<GameEvent, { kind: 'rolled' | 'rerolled' }>, line: Line): Promise<void> {
    const roll: RollShown = {
      seat: null,
      creature: event.creature,
      why: event.why,
      faces: [...event.faces],
      hits: [],
      tumbling: true,
      words: line.words,
      cites: line.cites,
    };
    const pace = this.#pace();
    if (pace) {
      this.roll = roll;
      await this.#pause((TUMBLE + LAND * roll.faces.length) * (settings.speed === 'quick' ? 0.28 : 1));
    }
    this.roll = { ...roll, tumbling: false };
  }

  /** How much of the usual time things take; 0 cuts. */
  #pace(): number {
    if (this.#skipping || settings.speed === 'none' || reducedMotion()) return 0;
    return settings.speed === 'quick' ? 0.4 : 1;
  }

  #between(): number {
    return { full: 350, quick: 100, none: 0 }[settings.speed];
  }

  #pause(milliseconds: number): Promise<void> {
    if (this.#skipping || settings.speed === 'none' || milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

type Piece = { start: Point; end: Point; turn: number; centre: Point | null };

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
const eased = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/** Where a miniature is after a part of its way, along straight pieces and arcs. */
export function along(way: Piece[], part: number): Point {
  const lengths = way.map(lengthOf);
  let left = part * lengths.reduce((sum, one) => sum + one, 0);
  for (const [at, piece] of way.entries()) {
    const length = lengths[at] ?? 0;
    if (left <= length || at === way.length - 1) return on(piece, length ? Math.min(1, left / length) : 1);
    left -= length;
  }
  return [0, 0];
}

function angleOf(piece: Piece, centre: Point): [number, number] {
  const from = Math.atan2(piece.start[1] - centre[1], piece.start[0] - centre[0]);
  let turn = Math.atan2(piece.end[1] - centre[1], piece.end[0] - centre[0]) - from;
  if (piece.turn > 0 && turn < 0) turn += 2 * Math.PI;
  if (piece.turn < 0 && turn > 0) turn -= 2 * Math.PI;
  return [from, turn];
}

function lengthOf(piece: Piece): number {
  const { start, end, centre } = piece;
  if (!piece.turn || !centre) return Math.hypot(end[0] - start[0], end[1] - start[1]);
  const radius = Math.hypot(start[0] - centre[0], start[1] - centre[1]);
  return Math.abs(angleOf(piece, centre)[1]) * radius;
}

function on(piece: Piece, part: number): Point {
  const { start, end, centre } = piece;
  if (!piece.turn || !centre) {
    return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part];
  }
  const radius = Math.hypot(start[0] - centre[0], start[1] - centre[1]);
  const [from, turn] = angleOf(piece, centre);
  return [
    centre[0] + radius * Math.cos(from + turn * part),
    centre[1] + radius * Math.sin(from + turn * part),
  ];
}
