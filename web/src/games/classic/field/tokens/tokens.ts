/** The parts of a miniature besides its arms: its chips, their places, and the arc of its health. */
import type { CountersOn, CreatureView, Point } from '../../types';
import { brief } from '../../counters';
import { distance } from '../board/geometry';

export interface Chip {
  kind:
    | 'armour'
    | 'hidden'
    | 'poison'
    | 'disease'
    | 'tired'
    | 'concentration'
    | 'counters'
    | 'skips'
    | 'summoned'
    | 'more';
  text: string;
}

const MOST_CHIPS = 4;
/** The angle between chips round the base, in degrees, beginning at the upper right. */
const APART = 43;
const FIRST = -45;
const MOST_SEGMENTS = 8;

const has = (creature: CreatureView, ability: string) => creature.abilities.some((one) => one.id === ability);

/** The tokens that lie on it, in their order. */
export function chipsOf(
  creature: CreatureView,
  tired: boolean,
  summoned: boolean,
  counters?: CountersOn,
): Chip[] {
  const all: (Chip | false)[] = [
    creature.armour > 0 && { kind: 'armour', text: String(creature.armour) },
    creature.hidden && { kind: 'hidden', text: '' },
    has(creature, 'A-POISON') && { kind: 'poison', text: '' },
    has(creature, 'A-DISEASE') && { kind: 'disease', text: '' },
    tired && { kind: 'tired', text: '' },
    creature.concentration > 0 && { kind: 'concentration', text: String(creature.concentration) },
    counters !== undefined && { kind: 'counters', text: brief(counters) },
    creature.skips > 0 && { kind: 'skips', text: '' },
    summoned && { kind: 'summoned', text: '' },
  ];
  return all.filter((one): one is Chip => Boolean(one));
}

/** The chips that fit round a base; the others are only counted. */
export function folded(chips: Chip[]): Chip[] {
  if (chips.length <= MOST_CHIPS) return chips;
  const shown = chips.slice(0, MOST_CHIPS - 1);
  return [...shown, { kind: 'more', text: `+${chips.length - shown.length}` }];
}

/** The angle of the first chip: the upper right, or the next eighth that no other base covers. */
export function chipsFrom(
  at: Point,
  radius: number,
  others: readonly { at: Point; radius: number }[],
): number {
  for (let eighth = 0; eighth < 8; eighth++) {
    const angle = FIRST + 45 * eighth;
    const place = on(at, radius + 1.5, angle);
    if (others.every((one) => distance(one.at, place) > one.radius + 4)) return angle;
  }
  return FIRST;
}

/** A place at an angle from a middle; 0 is to the right, 90 below. */
export function on([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
export const chipAngle = (from: number, at: number) => from + APART * at;

export interface Segment {
  d: string;
  lost: boolean;
}

/** The segments below a base, one a point of health, read from the left; nothing where there are too many. */
export function segments(health: number, wounds: number, radius: number, long: number): Segment[] {
  if (health > MOST_SEGMENTS || health < 1) return [];
  const each = Math.min((long / radius) * (180 / Math.PI), 165 / health);
  const gap = each * 0.1;
  return Array.from({ length: health }, (_, at) => {
    const begin = 90 + (health / 2 - at) * each - gap;
    const [x, y] = on([0, 0], radius, begin);
    const [u, v] = on([0, 0], radius, begin - each + 2 * gap);
    const r = (one: number) => Math.round(one * 100) / 100;
    return {
      d: `M${r(x)} ${r(y)}A${r(radius)} ${r(radius)} 0 0 0 ${r(u)} ${r(v)}`,
      lost: at >= health - wounds,
    };
  });
}
