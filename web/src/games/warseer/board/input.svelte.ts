/**
 * Pointer input on the board. A creature is selected by a click and goes to a hex by a second one, or is drawn
 * there; the ground is drawn to look elsewhere, a wheel or two fingers zoom. A finger shows a hex with its first
 * tap and takes it with the second.
 */
import type { Camera } from '$shell/board/camera.svelte';
import { capturePointer } from '$shell/parts/pointer';
import type { BoardShown, HexPlace } from '../types';
import type { WarseerTable } from '../table.svelte';
import { keyOf, sameHex, type Picture, type Point } from './geometry';

/** Pixels after which a press is a drag. */
const MOVED = 6;

interface Down {
  pointer: number;
  /** The creature of ours that is under the pointer; 0 on other ground. */
  creature: number;
  from: Point;
  last: Point;
  moved: boolean;
}

export class BoardInput {
  /** The creature that is drawn over the board, and where the pointer is. */
  drawn = $state.raw<{ id: number; at: Point } | null>(null);
  focused = $state.raw<HexPlace>([1, 1]);
  #down: Down | null = null;
  #second: { pointer: number; last: Point } | null = null;

  constructor(
    readonly table: WarseerTable,
    readonly camera: Camera,
    /** The board that is shown now. */
    readonly shown: () => { picture: Picture; board: BoardShown },
  ) {}

  /** Listen on the drawing; the function that stops it is returned. */
  attach = (room: SVGSVGElement): (() => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    room.addEventListener('pointerdown', (event) => this.#press(event, room), { signal });
    room.addEventListener('pointermove', (event) => this.#move(event, room), { signal });
    room.addEventListener('pointerup', (event) => void this.#up(event, room), { signal });
    room.addEventListener('pointercancel', () => this.#cancel(), { signal });
    room.addEventListener('pointerleave', () => this.#leave(), { signal });
    room.addEventListener('wheel', (event) => this.#wheel(event, room), { signal, passive: false });
    return () => stop.abort();
  };

  /** Take a hex: a place that is asked for, a creature, or a hex to go to. */
  async take(hex: HexPlace, sure: boolean): Promise<void> {
    const { table } = this;
    if (table.terrainHexes.has(keyOf(hex))) {
      if (sure) await table.layOn(hex);
      return;
    }
    const standing = table.standingOn(hex);
    const offer = table.places.get(keyOf(hex)) ?? (standing ? table.offered.get(standing.id) : undefined);
    if (offer) {
      if (offer.why) table.refuse(offer, standing ? [standing.id] : []);
      else if (sure) await table.answer(offer.option);
      return;
    }
    if (standing) {
      const aims = table.selected && table.maySelectedAct && table.isHostile(standing.seat);
      if (aims) await table.aim(standing.id);
      else await table.select(table.selected === standing.id ? 0 : standing.id);
      return;
    }
    if (!table.selected) return;
    if (!table.maySelectedAct) await table.select(0);
    else if (sure || !table.reachedHex(hex)) await table.goTo(hex);
  }

  #press(event: PointerEvent, room: SVGSVGElement): void {
    if (event.button > 1) return;
    const at = within(event, room);
    if (this.#down) {
      this.#second = { pointer: event.pointerId, last: at };
      this.#down.moved = true;
      this.#drop();
      return;
    }
    const hex = this.#hexAt(at);
    const standing = hex ? this.table.standingOn(hex) : undefined;
    const creature = standing && !this.table.isHostile(standing.seat) ? standing.id : 0;
    this.#down = { pointer: event.pointerId, creature, from: at, last: at, moved: false };
  }

  #move(event: PointerEvent, room: SVGSVGElement): void {
    const at = within(event, room);
    const [down, hex] = [this.#down, this.#hexAt(at)];
    if (down && this.#second) {
      this.#pinch(event.pointerId, at);
      return;
    }
    if (down && down.pointer === event.pointerId) {
      if (!down.moved && Math.hypot(at.x - down.from.x, at.y - down.from.y) > MOVED)
        this.#begin(down, event, room);
      if (down.moved) this.#draw(down, at, hex);
      down.last = at;
    }
    if (event.pointerType === 'mouse' || this.drawn) this.table.pointed = hex;
  }

  #begin(down: Down, event: PointerEvent, room: SVGSVGElement): void {
    down.moved = true;
    capturePointer(room, event.pointerId);
    if (down.creature && this.table.selected !== down.creature) void this.table.select(down.creature);
  }

  #draw(down: Down, at: Point, hex: HexPlace | null): void {
    if (!down.creature) {
      this.camera.pan(at.x - down.last.x, at.y - down.last.y);
      return;
    }
    this.drawn = { id: down.creature, at: this.#drawing(at) };
    if (hex && !this.table.standingOn(hex)) void this.table.hold(hex);
  }

  async #up(event: PointerEvent, room: SVGSVGElement): Promise<void> {
    const [down, second, table] = [this.#down, this.#second, this.table];
    if (second) {
      const left = second.pointer === event.pointerId ? down : second;
      this.#down = down && left ? { ...down, ...left } : null;
      this.#second = null;
      return;
    }
    if (!down || down.pointer !== event.pointerId) return;
    this.#down = null;
    const hex = this.#hexAt(within(event, room));
    const drawn = this.drawn;
    this.drawn = null;
    if (drawn) {
      table.pointed = null;
      const standing = hex ? table.standingOn(hex) : undefined;
      if (hex && standing && table.isHostile(standing.seat)) await table.aim(standing.id);
      else if (hex && !standing) await table.goTo(hex);
      else table.drop();
    } else if (hex && !down.moved) {
      // A finger has shown the hex with its first tap.
      const sure = event.pointerType === 'mouse' || sameHex(table.pointed, hex);
      table.pointed = hex;
      this.focused = hex;
      await this.take(hex, sure);
    }
  }

  #cancel(): void {
    this.#down = null;
    this.#second = null;
    this.#drop();
  }

  #drop(): void {
    if (this.drawn) this.table.drop();
    this.drawn = null;
  }

  #leave(): void {
    if (!this.#down) this.table.pointed = null;
  }

  #wheel(event: WheelEvent, room: SVGSVGElement): void {
    event.preventDefault();
    const { x, y } = within(event, room);
    const turned = event.deltaY || event.deltaX;
    this.camera.zoomAt(x, y, Math.exp(-turned * (event.deltaMode ? 0.06 : 0.0016)));
  }

  #pinch(pointer: number, at: Point): void {
    const [down, second] = [this.#down, this.#second];
    if (!down || !second) return;
    const [mine, other] = pointer === down.pointer ? [down, second] : [second, down];
    const before = Math.hypot(mine.last.x - other.last.x, mine.last.y - other.last.y) || 1;
    const now = Math.hypot(at.x - other.last.x, at.y - other.last.y) || 1;
    this.camera.pan((at.x - mine.last.x) / 2, (at.y - mine.last.y) / 2);
    this.camera.zoomAt((at.x + other.last.x) / 2, (at.y + other.last.y) / 2, now / before);
    mine.last = at;
  }

  /** A place of the room as one of the drawing. */
  #drawing({ x, y }: Point): Point {
    const [left, top] = this.camera.at(x, y);
    return { x: left, y: top };
  }

  #hexAt(at: Point): HexPlace | null {
    const { picture, board } = this.shown();
    return picture.hexAt(this.#drawing(at), board);
  }
}

/** A place within the drawing, in pixels. */
function within(event: MouseEvent, room: SVGSVGElement): Point {
  const { left, top } = room.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
