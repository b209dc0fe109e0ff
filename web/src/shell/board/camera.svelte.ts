/** The visible part of a board: zoom 1 is the whole board, 4 the closest. */
import { reducedMotion } from '../settings.svelte';

/** A place on the drawing, or in the room for it. */
export type Point = [number, number];
/** The size of the drawing, and whether it fills its room instead of keeping a frame. */
export interface World {
  width: number;
  height: number;
  fills?: boolean;
}

const NEAREST = 4;
const NARROW = 520;
const MARGIN = 22;
/** Pixels of a unit of the drawing at which rings and chips are drawn as designed. */
const DESIGNED = 1.09;
const GLIDE = 180;
/** How far the camera can look beyond the board when it is near, in units of the drawing: for names at the edge. */
const BEYOND = 16;

/** Cameras by screen: seats of one screen share one, and it survives a change of the layout. */
const cameras = new WeakMap<object, Camera>();

export function cameraOf(key: object, world: World): Camera {
  // It outlives the field that asks for it first.
  if (!cameras.has(key)) $effect.root(() => void cameras.set(key, new Camera(world)));
  return cameras.get(key) as Camera;
}

export class Camera {
  /** Whether it has been directed somewhere. */
  begun = false;
  /** Whether somebody has moved it by hand since the last task was shown. */
  steered = false;
  /** The room there is, in pixels. */
  width = $state(0);
  height = $state(0);
  /** Pixels at the foot of the room that something lies over: nothing is shown there. */
  covered = $state(0);
  zoom = $state(1);
  /** The middle of the view, on the drawing. */
  middle = $state.raw<Point>([0, 0]);
  #gliding = 0;

  constructor(readonly world: World) {
    this.middle = [world.width / 2, world.height / 2];
  }

  /** On a phone every board fills its room. */
  get narrow(): boolean {
    return this.width > 0 && this.width < NARROW;
  }
  get #fills(): boolean {
    return this.narrow || Boolean(this.world.fills);
  }
  /** Units of the drawing that are covered. */
  get #hidden(): number {
    return this.covered / this.scale;
  }
  get #margin(): number {
    return this.narrow && !this.world.fills ? 2 * BEYOND : 0;
  }
  frame = $derived.by(() => {
    if (this.#fills) return { left: 0, top: 0, width: this.width, height: this.height };
    const side = Math.max(0, Math.min(this.width, this.height) - 2 * MARGIN);
    return { left: (this.width - side) / 2, top: (this.height - side) / 2, width: side, height: side };
  });
  /** Pixels of a unit of the drawing. */
  scale = $derived.by(() => {
    const { width, height } = this.world;
    const fits = Math.min(
      this.frame.width / (width + this.#margin),
      this.frame.height / (height + this.#margin),
    );
    return (fits || DESIGNED) * this.zoom;
  });
  /** Units of the drawing in which rings and chips are drawn: their size on the screen stays up to 2x. */
  fine = $derived(1 / Math.min(2, Math.max(0.72, this.scale / DESIGNED)));
  /** Units of the drawing in a pixel. */
  pixel = $derived(1 / this.scale);
  offset = $derived<Point>([
    this.frame.left + this.frame.width / 2 - this.middle[0] * this.scale,
    this.frame.top + this.frame.height / 2 - this.middle[1] * this.scale,
  ]);
  /** The visible part of the drawing. */
  seen = $derived.by(() => {
    const [wide, high] = [this.frame.width / this.scale / 2, this.frame.height / this.scale / 2];
    const [x, y] = this.middle;
    return { left: x - wide, right: x + wide, top: y - high, bottom: y + high - this.#hidden };
  });

  /** Arcs of those who stand at the very edge reach over the frame, where the whole field is seen. */
  get overlap(): number {
    return this.narrow || this.zoom > 1.01 ? 0 : MARGIN / 2;
  }

  /** A place in the room as a place of the drawing. */
  at(x: number, y: number): Point {
    return [(x - this.offset[0]) / this.scale, (y - this.offset[1]) / this.scale];
  }
  /** A place of the drawing as one in the room. */
  pixels([x, y]: Point): Point {
    return [x * this.scale + this.offset[0], y * this.scale + this.offset[1]];
  }

  /** Nearer or farther, with a place of the room staying where it is. */
  zoomAt(x: number, y: number, factor: number): void {
    this.steered = true;
    cancelAnimationFrame(this.#gliding);
    const [was, before] = [this.at(x, y), this.zoom];
    this.zoom = Math.min(NEAREST, Math.max(1, before * factor));
    const now = this.at(x, y);
    this.look([this.middle[0] + was[0] - now[0], this.middle[1] + was[1] - now[1]]);
  }
  pan(dx: number, dy: number): void {
    this.steered = true;
    cancelAnimationFrame(this.#gliding);
    this.look([this.middle[0] - dx / this.scale, this.middle[1] - dy / this.scale]);
  }
  fit(): void {
    this.glide(1, [this.world.width / 2, this.world.height / 2]);
  }
  step(factor: number): void {
    this.steered = true;
    this.glide(Math.min(NEAREST, Math.max(1, this.zoom * factor)), this.middle);
  }

  /** Go there within a moment. */
  glide(zoom: number, middle: Point): void {
    cancelAnimationFrame(this.#gliding);
    const [from, at, begin] = [this.zoom, this.middle, performance.now()];
    const go = (now: number) => {
      const gone = reducedMotion() ? 1 : Math.min(1, (now - begin) / GLIDE);
      const part = 1 - (1 - gone) ** 3;
      this.zoom = from + (zoom - from) * part;
      this.look([at[0] + (middle[0] - at[0]) * part, at[1] + (middle[1] - at[1]) * part]);
      if (gone < 1) this.#gliding = requestAnimationFrame(go);
    };
    this.#gliding = requestAnimationFrame(go);
  }

  /** Bring a place into view where it is not. */
  show([x, y]: Point, around = 40): void {
    const { left, right, top, bottom } = this.seen;
    const dx = Math.min(0, x - around - left) + Math.max(0, x + around - right);
    const dy = Math.min(0, y - around - top) + Math.max(0, y + around - bottom);
    if ((this.zoom > 1.01 || this.covered) && (dx || dy))
      this.glide(this.zoom, [this.middle[0] + dx, this.middle[1] + dy]);
  }

  /** Bring several places into view together, farther away where they would not fit. */
  showAll(places: readonly Point[], around = 40): void {
    if (!places.length || (this.zoom <= 1.01 && !this.covered)) return;
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, right] = [Math.min(...xs) - around, Math.max(...xs) + around];
    const [top, bottom] = [Math.min(...ys) - around, Math.max(...ys) + around];
    const { seen } = this;
    if (left >= seen.left && right <= seen.right && top >= seen.top && bottom <= seen.bottom) return;
    const fits = Math.min(
      (seen.right - seen.left) / (right - left),
      (seen.bottom - seen.top) / (bottom - top),
      1,
    );
    const zoom = Math.max(1, this.zoom * fits);
    const hidden = (this.#hidden * this.zoom) / zoom;
    this.glide(zoom, [(left + right) / 2, (top + bottom + hidden) / 2]);
  }

  /** Go as near as these places together allow. */
  frameAll(places: readonly Point[], around = 45): void {
    if (!places.length) return;
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    const whole = this.scale / this.zoom;
    const zoom = Math.min(
      this.frame.width / whole / (wide + 2 * around),
      this.frame.height / whole / (high + 2 * around),
      NEAREST,
    );
    this.glide(Math.max(1, zoom), [Math.min(...xs) + wide / 2, Math.min(...ys) + high / 2]);
  }

  /** Look at a place, without leaving the field. */
  look([x, y]: Point): void {
    const [wide, high] = [this.frame.width / this.scale / 2, this.frame.height / this.scale / 2];
    // A board that fits whole stays whole; one that fills its room has its margin in the drawing.
    const beyond =
      this.narrow && !this.world.fills ? BEYOND : BEYOND * Math.min(1, 2 * Math.max(0, this.zoom - 1));
    const inside = (at: number, half: number, size: number, hidden = 0) =>
      half >= size / 2 + beyond + hidden / 2
        ? (size + hidden) / 2
        : Math.min(size + beyond + hidden - half, Math.max(half - beyond, at));
    this.middle = [inside(x, wide, this.world.width), inside(y, high, this.world.height, this.#hidden)];
  }
}
