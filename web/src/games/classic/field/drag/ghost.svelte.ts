/** What is drawn of a held miniature: its place, its path, the words beside it. */
import { armsOf } from '../../emblems/arms.svelte';
import type { Arms } from '$shell/emblems/arms';
import { cm } from '../../measures';
import { along } from '../../staging/paths';
import type { Point, Sight } from '../../types';
import { say } from '../../words';
import { between, distance, drawn, way as wayPath } from '../board/geometry';
import type { Camera } from '$shell/board/camera.svelte';
import { drawnSights } from '../reach/sightlines';
import type { Scene } from '../scene.svelte';
import type { Placement } from './placement.svelte';

/** How many of the nearest enemies get a line. */
const NEAR = 3;
/** A pointer farther from the ghost than this, in millimetres, is joined to it by a line. */
const OFF = 3;
const STEPS = 20;

export class Ghost {
  readonly radius = $derived.by(() => this.placement.base / 200);
  /** Where it is drawn, in millimetres of the drawing. */
  readonly at = $derived.by(() => (this.placement.at ? drawn(this.placement.at, this.scene.edge) : null));
  readonly #creature = $derived.by(() => {
    const { table } = this.scene;
    return table.held?.creature ? table.creature(table.held.creature) : undefined;
  });
  readonly seat = $derived.by(() => this.#creature?.seat ?? this.scene.table.own);
  readonly #card = $derived.by(() => this.placement.card);
  readonly arms: Arms = $derived.by(() => {
    const creature = this.#creature;
    return armsOf(
      creature ? { id: creature.card, type: creature.type, keywords: creature.abilities } : this.#card,
    );
  });
  /** The pointer, where the ghost is not under it. */
  readonly finger = $derived.by(() => {
    const { held } = this.scene.table;
    const finger = held && drawn(held.at, this.scene.edge);
    return finger && this.at && distance(this.at, finger) > OFF ? finger : null;
  });
  readonly path = $derived.by(() => (this.way ? wayPath(this.way.pieces, this.scene.edge) : ''));
  /** The end of the path, where the ghost is farther on. */
  readonly end = $derived.by(() => {
    const end = this.measuredAt;
    return end && this.at && distance(end, this.at) > 1 ? end : null;
  });
  /** The place of the last answer: from there sights are drawn, which follow slower than the ghost itself. */
  readonly measuredAt = $derived.by(() => this.way && drawn(this.way.to, this.scene.edge));
  /** The length stands beside the ghost, on the side away from where it came. */
  readonly pillAt = $derived.by<Point>(() => {
    const [x, y] = this.at ?? [0, 0];
    const right = x < 540;
    const { pixel } = this.camera;
    return [x + (right ? 1 : -1) * (this.radius + 34 * pixel), y + this.radius + 14 * pixel];
  });
  readonly daggers = $derived.by(() => (this.way?.stabs ?? []).flatMap((id) => this.#dagger(id)));
  readonly #enemies = $derived.by(() => new Set(this.scene.table.foesOf(this.seat)));
  readonly sights = $derived.by<Sight[]>(() => {
    const { way } = this;
    if (!way?.legal) return [];
    return drawnSights(way.sights, { enemies: this.#enemies, looked: this.looked(), all: false, near: NEAR });
  });
  readonly figure = $derived.by(() => {
    const { way, runs } = this;
    if (!way?.legal || this.#kind === 'place') return '';
    return say(runs ? 'field-length-run' : 'field-length', { length: cm(way.length) });
  });
  readonly #kind = $derived.by(() => this.scene.table.held?.way ?? '');

  constructor(
    readonly scene: Scene,
    readonly camera: Camera,
    readonly placement: Placement,
    /** The creature under the pointer or in focus. */
    readonly looked: () => number,
  ) {}

  get way() {
    return this.scene.table.way;
  }
  get runs(): boolean {
    return this.#kind === 'run';
  }

  /** Where a backstab meets it on its way; at the end of the way between the two, not on the ghost. */
  #dagger(id: number): { id: number; at: Point }[] {
    const { way, at, scene } = this;
    const stabber = scene.table.creature(id);
    if (!stabber || !way?.pieces.length) return [];
    const steps = Array.from({ length: STEPS + 1 }, (_, step) => along(way.pieces, step / STEPS));
    const near = steps.reduce((best, one) =>
      distance(one, [stabber.x, stabber.y]) < distance(best, [stabber.x, stabber.y]) ? one : best,
    );
    const [on, from] = [drawn(near, scene.edge), drawn([stabber.x, stabber.y], scene.edge)];
    const beyond =
      at && distance(on, at) < this.radius
        ? between(at, from, Math.min(1, this.radius / (distance(at, from) || 1)))
        : on;
    return [{ id, at: beyond }];
  }
}
