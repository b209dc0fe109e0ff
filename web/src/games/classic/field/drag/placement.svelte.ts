/**
 * The thing held over the field: a miniature's ghost, a newcomer, a template. The ghost follows the pointer at
 * once, inside the region that the server told; every figure beside it is the server's last answer.
 */
import { cards } from '../../cards/cards.svelte';
import type { Held, ClassicTable } from '../../table.svelte';
import type { Point, Refused } from '../../types';
import { directionOn, SIDE } from '../board/edges';
import { distance, kept, meant, regionEdge, SIZE } from '../board/geometry';

/** Within this distance of a contact the ghost stays in it: 4 mm. */
const SNAP = 400;
/** A ghost farther from where it is held than this stands at another place: 2 mm. */
const NEXT = 200;
/** A drop farther than this from the nearest legal place is refused: 5 cm. */
const ELSEWHERE = 5000;
const STEP = 1000;
const SMALL_STEP = 100;
const FAR_STEP = 10000;
const TURN = 15;
/** A newcomer is first held this many millimetres from our edge. */
const FROM_EDGE = 16;

/** The device that holds it: a pressed mouse, a finger, the keys, or a hovering pointer. */
export type Hand = 'mouse' | 'touch' | 'keys' | 'hover';

/** Whether a creature is held where it stands. */
function isHome({ creature, at }: Held, table: ClassicTable): boolean {
  const found = table.creature(creature);
  return Boolean(found && found.x === at[0] && found.y === at[1]);
}

/** A place at our edge. */
const atEdge = (table: ClassicTable): Point => meant([SIZE / 2, SIZE - FROM_EDGE], table.edgeOf(table.own));

export class Placement {
  hand = $state<Hand>('mouse');
  /** A finger was lifted: the place waits for Confirm or Adjust. */
  resting = $state(false);

  constructor(readonly table: ClassicTable) {}

  /** It was released and goes as soon as the answer for that very place is there. */
  get released(): boolean {
    return this.table.declaring;
  }

  get held(): Held | null {
    return this.table.held;
  }
  get isTerrain(): boolean {
    return Boolean(this.held && !['move', 'run', 'place'].includes(this.held.way));
  }
  /** Whether it follows the pointer without a press: while placing, and after a click on Move or Run. */
  get hover(): boolean {
    return (
      Boolean(this.held) && (this.hand === 'hover' || (this.hand === 'keys' && Boolean(this.table.aiming)))
    );
  }
  /** Whether the last answer is about the very place where it is held. */
  get fresh(): boolean {
    return Boolean(this.held && this.table.wayFor === this.held);
  }
  /** Whether letting go would be refused: it cannot go there, nor anywhere near. */
  get refuses(): boolean {
    const { held, table, hand, fresh } = this;
    const { way } = table;
    if (!held || !way || !fresh) return false;
    const goes = held.way === 'move' || held.way === 'run';
    return (
      !way.legal ||
      (hand !== 'touch' && hand !== 'keys' && goes && !way.wanted && distance(held.at, way.to) > ELSEWHERE)
    );
  }
  /** Whether the ghost stands at the nearest legal place, away from where it is held. */
  get snapped(): boolean {
    const { held, fresh, refuses } = this;
    const { way } = this.table;
    if (!held || !way?.legal || !fresh || refuses || way.wanted) return false;
    return distance(held.at, way.to) > NEXT;
  }
  /** The region in which it may go, as far as the server has told one. */
  get loops(): readonly (readonly Point[])[] {
    const { held, reach } = this.table;
    if (!held || !reach || reach.creature !== held.creature) return [];
    return held.way === 'move' ? reach.move : held.way === 'run' ? reach.run : [];
  }
  /** Where the ghost is drawn. */
  at = $derived.by<Point | null>(() => {
    const { held, way } = this.table;
    if (!held) return null;
    if (!way) return isHome(held, this.table) ? held.at : kept(held.at, this.loops);
    if (this.fresh) return way.legal ? way.to : held.at;
    if (way.touches.length && distance(held.at, way.to) <= SNAP) return way.to;
    if (this.loops.length) return kept(held.at, this.loops);
    return way.wanted || !way.legal ? held.at : way.to;
  });
  /** The base of the held thing, in hundredths of a millimetre. */
  get base(): number {
    const { held, table } = this;
    const creature = held?.creature ? table.creature(held.creature) : undefined;
    return creature?.base ?? (cards.face(this.card)?.base ?? 32) * 100;
  }
  /** The card of the held thing. */
  get card(): string {
    const { held, table } = this;
    if (!held) return '';
    const creature = held.creature ? table.creature(held.creature) : undefined;
    const about = table.asked?.about['card'];
    return creature?.card ?? (held.way === 'place' && typeof about === 'string' ? about : held.way);
  }

  /** Take a creature in hand where it stands. */
  take(creature: number, way: string, hand: Hand): void {
    const found = this.table.creature(creature);
    if (!found) return;
    this.#begin(hand);
    this.table.drop();
    // Where it stands already there is nothing to be asked.
    this.table.held = { way, creature, at: [found.x, found.y], degrees: 0 };
  }

  /** A question asks for a place: hold the newcomer, or the creature that is placed. */
  takePlaced(): void {
    const { table } = this;
    const about = table.asked?.about['creature'];
    const creature = typeof about === 'number' ? about : 0;
    const found = table.creature(creature);
    this.#begin('hover');
    table.hold({ way: 'place', creature, at: found ? [found.x, found.y] : atEdge(table), degrees: 0 });
  }

  /** A question asks where a template lies: hold it over the middle of the field. */
  takeTemplate(card: string): void {
    this.#begin('hover');
    this.table.hold({ way: card, creature: 0, at: [SIDE / 2, SIDE / 2], degrees: 0 });
  }

  /** The pointer is there, in millimetres of the drawing. */
  follow(place: Point): void {
    const { held, table } = this;
    if (!held || this.released) return;
    if (this.hand === 'keys') this.hand = 'hover';
    table.hold({ ...held, way: this.#way(held, meant(place, table.edge)), at: meant(place, table.edge) });
  }

  /** An arrow moves it: by 10 mm, with Shift by 1 mm, with Ctrl to the edge. `step` is a direction of the drawing. */
  step([dx, dy]: Point, small: boolean, far: boolean): void {
    const { held, table } = this;
    if (!held) return;
    this.hand = held.way === 'place' || this.isTerrain ? 'hover' : 'keys';
    const direction = directionOn([dx, dy], table.edge);
    const from = this.#stepsFrom(held);
    const long = small ? SMALL_STEP : STEP;
    const wish: Point = [from[0] + direction[0] * long, from[1] + direction[1] * long];
    const there = far
      ? this.loops.length
        ? regionEdge(kept(from, this.loops), direction, this.loops)
        : ([from[0] + direction[0] * FAR_STEP, from[1] + direction[1] * FAR_STEP] as Point)
      : wish;
    const inside = (one: number) => Math.min(SIDE, Math.max(0, Math.round(one)));
    table.hold({ ...held, at: kept([inside(there[0]), inside(there[1])], this.loops) });
  }

  /** The next enemy that could be touched by this way. */
  nextContact(): boolean {
    const { held, table } = this;
    const places = (table.reach?.contacts ?? []).filter((one) => one.way === held?.way);
    if (!held || !places.length) return false;
    const now = places.findIndex((one) => distance(one.to, held.at) < 1);
    const next = places[(now + 1) % places.length];
    if (next) table.hold({ ...held, at: next.to });
    return true;
  }

  /** Turn a template by a step. */
  turn(steps: number): boolean {
    const { held, table } = this;
    if (!held || !this.isTerrain) return false;
    table.hold({ ...held, degrees: (held.degrees + steps * TURN + 360) % 360 });
    return true;
  }

  /** Let go: declared as soon as the answer for this place is there. */
  release(): void {
    if (!this.held) return;
    if (isHome(this.held, this.table) && !this.table.way) {
      this.drop();
      return;
    }
    this.resting = false;
    this.table.declare();
    this.settle();
  }

  /** To be called when an answer has come. */
  settle(): void {
    const { table, held, released } = this;
    if (!released || !held) return;
    // Only the reach of a creature tells whether it moves or runs there.
    const goes = held.way === 'move' || held.way === 'run';
    if (goes && table.reach?.creature !== held.creature) return;
    const way = this.#way(held, held.at);
    if (way !== held.way) table.hold({ ...held, way });
    if (!this.fresh || !table.way) return;
    table.declaring = false;
    if (this.refuses || !table.way.option) this.refuse();
    else void table.place();
  }

  /** Say why it cannot go there. */
  refuse(): void {
    const { held, table } = this;
    const why = table.way;
    if (!why?.why) return;
    const refusal: Refused = {
      kind: 'refused',
      number: 0,
      code: 'place',
      words: why.why,
      cites: why.cites,
      things: held?.creature ? [held.creature] : [],
      answered: 0,
    };
    table.refusal = refusal;
    navigator.vibrate?.(20);
    if (this.hand !== 'keys' && this.hand !== 'hover' && !this.isTerrain) this.drop();
  }

  drop(): void {
    this.resting = false;
    this.table.aiming = '';
    this.table.drop();
  }

  #begin(hand: Hand): void {
    this.hand = hand;
    this.resting = false;
    this.table.declaring = false;
    this.table.refusal = null;
  }

  /** A step starts where it is held, unless the server has put it somewhere else than close by. */
  #stepsFrom(held: Held): Point {
    const { way } = this.table;
    const elsewhere = this.fresh && way?.legal && !way.wanted && distance(held.at, way.to) > SNAP;
    return elsewhere ? way.to : held.at;
  }

  /** A creature that is dragged beyond its move runs, if it can; a way chosen by name stays. */
  #way(held: Held, at: Point): string {
    const { reach, aiming } = this.table;
    if (held.way !== 'move' && held.way !== 'run') return held.way;
    if (aiming === 'move' || aiming === 'run' || !reach || reach.creature !== held.creature) return held.way;
    if (!reach.run.length) return 'move';
    if (!reach.move.length) return 'run';
    const beyondMove = distance(kept(at, reach.move), at);
    return beyondMove > 0 && distance(kept(at, reach.run), at) < beyondMove ? 'run' : 'move';
  }
}
