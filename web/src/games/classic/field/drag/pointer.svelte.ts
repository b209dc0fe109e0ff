/** Pointer input on the field: select, drag, pan, zoom, long press, double tap. */
import { capturePointer } from '$shell/parts/pointer';
import type { Point } from '../../types';
import type { Camera } from '$shell/board/camera.svelte';
import type { Placement } from './placement.svelte';

const MOVED = 5;
const LONG_PRESS = 350;
const DOUBLE = 320;
/** The ghost floats above the finger by this many millimetres. */
const ABOVE = 12;

export interface PointerActions {
  /** A click or a tap on a thing, or on the ground. */
  choose(object: string, touch: boolean): void;
  /** Whether this miniature can be dragged now; with a finger only when it is selected. */
  mayDrag(object: string, touch: boolean): boolean;
  take(object: string, touch: boolean): void;
  press(object: string): void;
  hover(object: string): void;
  /** A drag has ended over the field. */
  lifted(touch: boolean): void;
}

interface Down {
  pointer: number;
  object: string;
  from: Point;
  last: Point;
  moved: boolean;
  dragging: boolean;
}

export class PointerInput {
  panning = $state(false);
  #down: Down | null = null;
  /** The corner of the drawing in the window, measured when the pointer went down. */
  #corner: Point = [0, 0];
  #second: { pointer: number; last: Point } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tapped = { at: 0, object: '' };

  constructor(
    readonly camera: Camera,
    readonly placement: Placement,
    readonly deeds: PointerActions,
  ) {}

  /** Listen on the drawing; the function that stops it is returned. */
  attach = (room: SVGSVGElement): (() => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    room.addEventListener('pointerdown', (event) => this.down(event, room), { signal });
    room.addEventListener('pointermove', (event) => this.move(event, room), { signal });
    room.addEventListener('pointerup', (event) => this.up(event, room), { signal });
    room.addEventListener('pointercancel', (event) => this.cancel(event), { signal });
    // A tap is over here: the click that browsers send after it would hit what has just come under the finger.
    room.addEventListener('touchend', (event) => event.cancelable && event.preventDefault(), {
      signal,
      passive: false,
    });
    room.addEventListener('pointerleave', () => this.leave(), { signal });
    room.addEventListener('wheel', (event) => this.wheel(event, room), { signal, passive: false });
    return () => stop.abort();
  };

  down(event: PointerEvent, room: SVGSVGElement): void {
    if (event.button > 1) return;
    const at = this.#within(event, room);
    if (this.#down) {
      this.#second = { pointer: event.pointerId, last: at };
      clearTimeout(this.#timer);
      if (this.#down.dragging) this.placement.drop();
      this.#down.dragging = false;
      this.#down.moved = true;
      return;
    }
    capturePointer(room, event.pointerId);
    const object = objectOf(event.target);
    this.#down = { pointer: event.pointerId, object, from: at, last: at, moved: false, dragging: false };
    if (event.pointerType !== 'mouse' && object) {
      this.#timer = setTimeout(() => {
        if (this.#down) this.#down.moved = true;
        this.deeds.press(object);
      }, LONG_PRESS);
    }
    if (this.placement.hover || this.placement.resting) this.#hover(at, event);
  }

  move(event: PointerEvent, room: SVGSVGElement): void {
    const at = this.#within(event, room);
    const down = this.#down;
    if (this.#second && down) {
      this.#pinch(event.pointerId, at);
      return;
    }
    if (!down) {
      this.deeds.hover(objectOf(event.target));
      this.#hover(at, event);
      return;
    }
    if (down.pointer !== event.pointerId) return;
    const touch = event.pointerType !== 'mouse';
    if (!down.moved && Math.hypot(at[0] - down.from[0], at[1] - down.from[1]) > MOVED) {
      down.moved = true;
      clearTimeout(this.#timer);
      if (down.object && this.deeds.mayDrag(down.object, touch)) {
        down.dragging = true;
        this.deeds.take(down.object, touch);
      } else if (this.placement.resting) {
        down.dragging = true;
        this.placement.resting = false;
      }
    }
    if (down.dragging) this.placement.follow(this.#aim(at, touch));
    else if (down.moved && !this.#hover(at, event)) {
      this.panning = true;
      this.camera.pan(at[0] - down.last[0], at[1] - down.last[1]);
    }
    down.last = at;
  }

  up(event: PointerEvent, room: SVGSVGElement): void {
    clearTimeout(this.#timer);
    this.panning = false;
    if (this.#second?.pointer === event.pointerId) {
      this.#second = null;
      return;
    }
    const down = this.#down;
    if (!down || down.pointer !== event.pointerId) return;
    this.#down = this.#second ? { ...down, pointer: this.#second.pointer, last: this.#second.last } : null;
    this.#second = null;
    const at = this.#within(event, room);
    if (down.dragging) {
      const { left, top, width, height } = this.camera.frame;
      const off = at[0] < left || at[1] < top || at[0] > left + width || at[1] > top + height;
      if (off) this.placement.drop();
      else this.deeds.lifted(event.pointerType !== 'mouse');
    } else if (!down.moved) this.#tap(event, down, at);
  }

  cancel(event: PointerEvent): void {
    clearTimeout(this.#timer);
    if (this.#down?.pointer !== event.pointerId) return;
    if (this.#down.dragging) this.placement.drop();
    this.#down = null;
    this.#second = null;
    this.panning = false;
  }

  leave(): void {
    if (this.#down) return;
    this.deeds.hover('');
  }

  wheel(event: WheelEvent, room: SVGSVGElement): void {
    event.preventDefault();
    const turned = event.deltaY || event.deltaX;
    if (event.shiftKey && this.placement.turn(turned > 0 ? 1 : -1)) return;
    const at = this.#within(event, room);
    this.camera.zoomAt(at[0], at[1], Math.exp(-turned * (event.deltaMode ? 0.06 : 0.0016)));
  }

  #tap(event: PointerEvent, down: Down, at: Point): void {
    const twice = event.timeStamp - this.#tapped.at < DOUBLE && this.#tapped.object === down.object;
    this.#tapped = { at: event.timeStamp, object: down.object };
    if (twice && !down.object && !this.placement.hover) {
      if (this.camera.zoom > 1.01) this.camera.fit();
      else this.camera.glide(2, this.camera.at(...at));
      this.#tapped.at = 0;
      return;
    }
    this.deeds.choose(down.object, event.pointerType !== 'mouse');
  }

  /** Move a hovering thing to the pointer; returns whether there is one. */
  #hover(at: Point, event: PointerEvent): boolean {
    const { placement } = this;
    if (!placement.held || !(placement.hover || placement.isTerrain)) return false;
    placement.follow(this.#aim(at, event.pointerType !== 'mouse'));
    return true;
  }

  #aim(at: Point, touch: boolean): Point {
    const [x, y] = this.camera.at(...at);
    return touch ? [x, y - ABOVE] : [x, y];
  }

  #pinch(pointer: number, at: Point): void {
    const [down, second] = [this.#down, this.#second];
    if (!down || !second) return;
    const first = pointer === down.pointer;
    const [mine, other] = first ? [down.last, second.last] : [second.last, down.last];
    const before = Math.hypot(mine[0] - other[0], mine[1] - other[1]) || 1;
    const now = Math.hypot(at[0] - other[0], at[1] - other[1]) || 1;
    this.camera.pan((at[0] - mine[0]) / 2, (at[1] - mine[1]) / 2);
    this.camera.zoomAt((at[0] + other[0]) / 2, (at[1] + other[1]) / 2, now / before);
    if (first) down.last = at;
    else second.last = at;
  }

  /** A place within the drawing. Nothing is measured during a drag: that would lay out the page once more a frame. */
  #within(event: MouseEvent, room: SVGSVGElement): Point {
    if (!this.#down?.dragging) {
      const { left, top } = room.getBoundingClientRect();
      this.#corner = [left, top];
    }
    return [event.clientX - this.#corner[0], event.clientY - this.#corner[1]];
  }
}

function objectOf(target: EventTarget | null): string {
  return target instanceof Element
    ? (target.closest<SVGElement>('[data-object]')?.dataset['object'] ?? '')
    : '';
}
