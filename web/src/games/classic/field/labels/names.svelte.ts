/** Where the names of miniatures and templates stand; figures keep away from them. */
import { cards } from '../../cards/cards.svelte';
import type { Point, Terrain } from '../../types';
import { brief } from '../../counters';
import type { Camera } from '$shell/board/camera.svelte';
import { boxAt, farther, leader, round, settle, type Box, type Wish } from './labels';
import type { Scene, TokenState } from '../scene.svelte';
import { SIZE, drawn } from '../board/geometry';
import { widthOf } from './text-width';

/** The sizes of names on the screen, in pixels. */
export const NAME = 10.5;
export const TERRAIN = 9.6;
/** Below this scale, in pixels a millimetre, a phone shows only names of selected and offered creatures. */
const SMALLEST = 0.86;
export const BOUNDS: Box = { left: 0, top: 0, right: SIZE, bottom: SIZE };

const rank = (one: TokenState) => (one.selected ? 2 : one.offered ? 1 : 0);

export class Names {
  readonly tokens: TokenState[];
  readonly places: Map<string, Point>;
  /** The boxes of the names. */
  readonly boxes: Box[];
  readonly #wishes: Wish[];

  constructor(
    readonly scene: Scene,
    readonly camera: Camera,
  ) {
    this.tokens = $derived(scene.tokens.filter((one) => !this.far || one.selected || one.offered));
    // Selected and offered creatures choose their label's place first.
    this.#wishes = $derived([
      ...[...this.tokens].sort((one, other) => rank(other) - rank(one)).map((one) => this.#creature(one)),
      ...this.#grounds(),
    ]);
    this.places = $derived(settle(this.#wishes, this.#discs(), BOUNDS));
    this.boxes = $derived(
      this.#wishes.flatMap((wish) => {
        const place = this.places.get(wish.id);
        return place ? [boxAt(place, wish)] : [];
      }),
    );
  }

  /** The name of a creature; in a crowd with its health, for arcs lie over each other there. */
  label({ creature, crowded }: TokenState): string {
    const name = this.scene.names.get(creature.id) ?? '';
    return crowded ? `${name} ${creature.health - creature.wounds}/${creature.health}` : name;
  }
  /** The line from a base to its name, where a crowd keeps them apart. */
  leader(token: TokenState): [Point, Point] | null {
    const [wish, place] = [this.#creature(token), this.places.get(`c${token.creature.id}`)];
    return place && token.crowded
      ? leader(token.at, token.radius, boxAt(place, wish), 11 * this.camera.fine)
      : null;
  }

  get far(): boolean {
    return this.camera.narrow && this.camera.scale < SMALLEST;
  }
  terrain({ id, card }: Terrain): string {
    const { table } = this.scene;
    const counters = table.counters(id);
    const name = table.name(id) || cards.name(card);
    return counters ? `${name} · ${brief(counters)}` : name;
  }

  #discs() {
    const { scene, camera } = this;
    return scene.table.creatures.map((one) => ({
      at: drawn([one.x, one.y], scene.edge),
      radius: one.base / 200 + 4.6 * camera.fine,
    }));
  }
  #creature(token: TokenState): Wish {
    const { scene, camera } = this;
    const { creature } = token;
    const [width, height] = [widthOf(this.label(token), NAME) * camera.pixel, NAME * 1.15 * camera.pixel];
    const at = drawn([creature.x, creature.y], scene.edge);
    const radius = creature.base / 200 + 8.6 * camera.fine;
    const beside = round(at, radius, width, height);
    return {
      id: `c${creature.id}`,
      width,
      height,
      places: token.crowded ? [...beside, ...farther(at, radius, width, height)] : beside,
    };
  }
  #grounds(): Wish[] {
    const { scene, camera } = this;
    if (this.far) return [];
    return scene.table.terrains.map((one) => {
      const [width, height] = [
        widthOf(this.terrain(one).toUpperCase(), TERRAIN * 1.09) * camera.pixel,
        TERRAIN * camera.pixel,
      ];
      const [x, y] = scene.heart(one);
      const corners = one.corners.map((corner) => drawn(corner, scene.edge));
      const [xs, ys] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])];
      const radius = (one.radius ?? 0) / 100;
      const inside: Point[] = [
        [x, y],
        [x, y - 14],
        [x, y + 14],
      ];
      const beyond: Point[] = [
        [x, Math.max(...ys) + radius + height],
        [x, Math.min(...ys) - radius - height],
      ];
      // A name that is wider than the template stands below it.
      const fits = width < Math.max(...xs) - Math.min(...xs) + 2 * radius;
      return {
        id: `t${one.id}`,
        width,
        height,
        places: fits ? [...inside, ...beyond] : [...beyond, ...inside],
      };
    });
  }
}
