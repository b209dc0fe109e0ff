/** The field as it is drawn: each miniature with its state and place, each template. */
import type { CreatureView, Point, Shown, Sight, Terrain } from '../types';
import type { Harm } from '../staging/stage.svelte';
import type { ClassicTable } from '../table.svelte';
import { shortNames } from './labels/labels';
import { doable, isAimed, offered } from './offers';
import type { Edge } from './board/edges';
import { distance, drawn } from './board/geometry';
import { heart } from './terrain/terrain';
import { chipsFrom, chipsOf, type Chip } from './tokens/tokens';

export interface TokenState {
  creature: CreatureView;
  /** Its place and radius on the drawing, in millimetres. */
  at: Point;
  radius: number;
  can: boolean;
  selected: boolean;
  offered: boolean;
  touchable: boolean;
  target: boolean;
  done: boolean;
  dim: boolean;
  fading: boolean;
  struck: boolean;
  /** The loss by the last blow. */
  harm: Harm | undefined;
  refused: boolean;
  /** A message points it out. */
  pointed: boolean;
  /** Whether another stands so near that their health arcs touch. */
  crowded: boolean;
  chips: Chip[];
  chipsFrom: number;
}

/** A thing on the field that can be focused: `c12` a creature, `t5` a template. */
export interface Thing {
  key: string;
  id: number;
  at: Point;
}

/** Millimetres between two enemies who are in a fight, or nearly. */
const FIGHTING = 120;

export const idOf = (key: string) => Number(key.slice(1));

export class Scene {
  /** The things that the open question asks for. */
  readonly offered: Map<number, Shown[]>;
  /** Actions of the selected creature by their target. */
  readonly doable: Map<number, Shown[]>;
  readonly tokens: TokenState[];
  readonly things: Thing[];
  readonly names: Map<number, string>;
  readonly sights: Map<number, Sight>;
  /** Creatures that the selected one could touch, with the shortest way. */
  readonly touch: Map<number, { way: string; length: number }>;

  constructor(readonly table: ClassicTable) {
    this.offered = $derived(offered(table.asked));
    this.doable = $derived(doable(this.#reach, table.aiming));
    // Own creatures are drawn last, in front of others.
    this.tokens = $derived(
      this.#tokens().sort(
        (one, other) => Number(this.isOwn(one.creature)) - Number(this.isOwn(other.creature)),
      ),
    );
    this.things = $derived(this.#things());
    this.names = $derived(
      shortNames(new Map((table.screen?.findings.names ?? []).map((one) => [one.id, one]))),
    );
    this.sights = $derived(new Map((this.#reach?.sights ?? []).map((one) => [one.creature, one])));
    this.touch = $derived(this.#touch());
  }

  /** The edge that is below. */
  get edge(): Edge {
    return this.table.edge;
  }
  get #reach() {
    const { reach, selected } = this.table;
    return reach && reach.creature === selected ? reach : null;
  }
  /** Where a creature stands now, on its way too. */
  at(creature: CreatureView): Point {
    return drawn(this.table.stage.moved.get(creature.id) ?? [creature.x, creature.y], this.edge);
  }
  token(id: number): TokenState | undefined {
    return this.tokens.find((one) => one.creature.id === id);
  }
  isOwn(creature: CreatureView): boolean {
    return creature.seat === this.table.seat;
  }
  /** Whether a creature may be moved by dragging: it is asked to act, or it can be activated. */
  mayMove(id: number): boolean {
    const { table } = this;
    if (!table.asked || table.view?.outcome) return false;
    const about = table.asked.about['creature'];
    const acting = table.view?.acting === id || about === id;
    return (acting && (table.offers('move') || table.offers('run'))) || table.toAct.includes(id);
  }

  /** Whether it has acted, or has moved and may still attack: it goes nowhere any more this turn. */
  spent(id: number): boolean {
    const { view } = this.table;
    const creature = this.table.creature(id);
    return creature?.seat === view?.active && Boolean(creature?.activated || view?.acting === id);
  }

  #touch() {
    const found = new Map<number, { way: string; length: number }>();
    for (const { creature, way, length } of this.#reach?.contacts ?? []) {
      const known = found.get(creature);
      if (!known || (known.way === 'run' && way === 'move')) found.set(creature, { way, length });
    }
    return found;
  }

  /** The creatures that entered the field this turn, by the log. */
  #summoned(): Set<number> {
    const found = new Set<number>();
    const { lines } = this.table;
    for (let at = lines.length - 1; at >= 0; at--) {
      for (const event of [...(lines[at]?.events ?? [])].reverse()) {
        if (event.kind === 'turn-began') return found;
        if (event.kind === 'summoned') found.add(event.creature);
      }
    }
    return found;
  }

  #tokens(): TokenState[] {
    const { table } = this;
    const { stage, selected, aiming } = table;
    const [toAct, summoned] = [new Set(table.toAct), this.#summoned()];
    const tired = new Set(
      (table.screen?.findings.names ?? []).filter((one) => one.tired).map((one) => one.id),
    );
    const picking = this.offered.size > 0;
    const mine = selected !== 0 && table.creature(selected)?.seat === table.seat;
    const goes = mine && this.mayMove(selected);
    const refused = new Set(table.refusal?.things ?? []);
    const places = table.creatures.map((one) => ({ id: one.id, at: this.at(one), radius: one.base / 200 }));
    return table.creatures.map((creature, index): TokenState => {
      const { id } = creature;
      const { at, radius } = places[index] as { at: Point; radius: number };
      const near = places.filter((one) => one.id !== id && distance(one.at, at) < radius + one.radius + 12);
      const offers = this.offered.has(id);
      const doing = mine && !picking ? (this.doable.get(id) ?? []) : [];
      const done =
        creature.activated &&
        creature.seat === table.view?.active &&
        !toAct.has(id) &&
        table.view.acting !== id;
      return {
        creature,
        at,
        radius,
        can: !picking && toAct.has(id),
        selected: id === selected && !stage.othersAct,
        offered: offers || (isAimed(aiming) && doing.length > 0),
        touchable: goes && !picking && this.touch.has(id),
        target: doing.some(({ option }) => ['shoot', 'throw', 'shoot-magically'].includes(option.kind)),
        done,
        dim: picking && !offers && id !== selected,
        fading: stage.fading.has(id),
        struck: stage.struck.has(id),
        harm: stage.struck.get(id),
        refused: refused.has(id),
        pointed: table.pointed.includes(id),
        crowded: near.length > 0,
        chips: chipsOf(
          { ...creature, armour: table.armour(creature) },
          tired.has(id),
          done && summoned.has(id),
          table.counters(id),
        ),
        chipsFrom: chipsFrom(at, radius, near),
      };
    });
  }

  /** The places of the fight: the selected creature and its targets, else all that stand near an enemy. */
  get fight(): Point[] {
    const { selected } = this.table;
    const aims = this.tokens.filter((one) => one.target || one.touchable || one.creature.id === selected);
    if (aims.length > 1) return aims.map((one) => one.at);
    const near = this.tokens.filter((one) =>
      this.tokens.some(
        (other) => other.creature.seat !== one.creature.seat && distance(one.at, other.at) < FIGHTING,
      ),
    );
    return (near.length ? near : this.tokens).map((one) => one.at);
  }

  /** In the order in which the keys go round: own that can act, own others, enemies by distance, templates. */
  #things(): Thing[] {
    const { table } = this;
    const toAct = new Set(table.toAct);
    const from = this.token(table.selected)?.at ?? ([300, 600] as Point);
    const rank = ({ creature }: TokenState) =>
      creature.seat !== table.own ? 2 : toAct.has(creature.id) ? 0 : 1;
    const creatures = [...this.tokens].sort(
      (one, other) =>
        rank(one) - rank(other) ||
        (rank(one) === 2
          ? distance(one.at, from) - distance(other.at, from)
          : one.creature.id - other.creature.id),
    );
    return [
      ...creatures.map(({ creature, at }) => ({ key: `c${creature.id}`, id: creature.id, at })),
      ...table.terrains.map((one) => ({ key: `t${one.id}`, id: one.id, at: this.heart(one) })),
    ];
  }

  /** Where a template's name stands first. */
  heart(terrain: Terrain): Point {
    return drawn(heart(terrain.corners), this.edge);
  }
}
