/** Plays the events of the classic game: miniatures on their way, dice that roll, blows and falls. */
import { settings } from '$shell/settings.svelte';
import { Stage } from '$shell/table/stage.svelte';
import type { CreatureView, GameEvent, Line, Piece, Point, Screen } from '../types';
import { along } from './paths';

/** The loss by a blow: wounds, and armour tokens. */
export interface Harm {
  wounds: number;
  armour: number;
}

const EACH_CM = 30;
const SHORTEST = 180;
const LONGEST = 600;
const TUMBLE = 420;
const HIT = 500;
const LAND = 60;

export class ClassicStage extends Stage {
  declare line: Line | null;
  /** Miniatures that are not where the last screen has them. */
  moved = $state.raw<Map<number, Point>>(new Map());
  /** Creatures that were placed since the last screen. */
  entered = $state.raw<readonly CreatureView[]>([]);
  /** Creatures that fell and fade. */
  fading = $state.raw<Set<number>>(new Set());
  /** Creatures that were hit a moment ago, and what they lost. */
  struck = $state.raw<ReadonlyMap<number, Harm>>(new Map());
  /** The last roll that was played. */
  roll = $state.raw<{ tumbling: boolean } | null>(null);

  protected override async play(event: GameEvent, _line: Line, screen: Screen): Promise<void> {
    this.#enter(event, screen);
    switch (event.kind) {
      case 'moved':
        await this.#walk(event.creature, event.way, event.to, event.length);
        break;
      case 'placed':
        this.moved = new Map(this.moved).set(event.creature, event.to);
        break;
      case 'rolled':
      case 'rerolled':
        await this.#dice(event.faces.length);
        await this.pause(this.between);
        break;
      case 'hurt':
        this.struck = new Map(this.struck).set(event.creature, {
          wounds: event.wounds,
          armour: event.armour + event.relics,
        });
        await this.pause(HIT * this.pace);
        break;
      case 'eliminated':
        this.fading = new Set(this.fading).add(event.creature);
        await this.pause(300);
        break;
      default:
    }
  }

  protected override settle(): void {
    this.moved = new Map();
    this.entered = [];
    this.fading = new Set();
    this.struck = new Map();
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

  async #walk(creature: number, way: Piece[], to: Point, length: number): Promise<void> {
    const time = Math.max(SHORTEST, Math.min(LONGEST, (length / 1000) * EACH_CM)) * this.pace;
    if (time && way.length) {
      const begin = performance.now();
      for (;;) {
        const part = this.skipping ? 1 : Math.min(1, (performance.now() - begin) / time);
        if (part >= 1) break;
        this.moved = new Map(this.moved).set(creature, along(way, eased(part)));
        await frame();
      }
    }
    this.moved = new Map(this.moved).set(creature, to);
  }

  async #dice(count: number): Promise<void> {
    if (this.pace) {
      this.roll = { tumbling: true };
      await this.pause((TUMBLE + LAND * count) * (settings.speed === 'quick' ? 0.28 : 1));
    }
    this.roll = { tumbling: false };
  }
}

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
const eased = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);
