/** The possible attacks, as told by the server, for the odds panel. */
import type { Asked, CreatureView, Option, Point, Reach, Way } from '../types';

export type AttackOption = Extract<
  Option,
  { kind: 'fight' | 'strike-magically' | 'shoot' | 'throw' | 'shoot-magically' }
>;

export interface Attack {
  key: string;
  creature: number;
  option: AttackOption;
  /** From where, if not from where it stands. */
  at?: Point;
  /** The dice of this melee are being split now, by this role. */
  splitting?: 'attacker' | 'defender';
}

export interface Hand {
  asked: Asked | null;
  reach: Reach | null;
  selected: number;
  held: { creature: number } | null;
  way: Way | null;
  creatures: readonly CreatureView[];
}

const KINDS: ReadonlySet<string> = new Set([
  'fight',
  'strike-magically',
  'shoot',
  'throw',
  'shoot-magically',
]);
/** The kinds of shot in the sights, with their options. */
const SHOTS: Readonly<Record<string, 'shoot' | 'throw' | 'shoot-magically'>> = {
  shooting: 'shoot',
  throwing: 'throw',
  'magical-shot': 'shoot-magically',
};
export const isAttack = (option: Option): option is AttackOption => KINDS.has(option.kind);

const attack = (creature: number, option: AttackOption, at?: Point): Attack => ({
  key: `${option.kind} ${creature} ${option.target}`,
  creature,
  option,
  ...(at && { at }),
});

/** The melee whose dice are being split; else the attacks of a held miniature from its place; else those now. */
export function attacksInHand(hand: Hand): Attack[] {
  const { asked, held, way } = hand;
  if (asked?.choice === 'split') return [running(asked.about)];
  if (held?.creature && way?.legal) return fromThere(hand, held.creature, way);
  return fromHere(hand);
}

function running(about: Asked['about']): Attack {
  const { creature, foe, role } = about as { creature: number; foe: number; role: 'attacker' | 'defender' };
  return { ...attack(creature, { kind: 'fight', target: foe }), splitting: role };
}

function fromThere({ creatures }: Hand, creature: number, way: Way): Attack[] {
  const seat = creatures.find((one) => one.id === creature)?.seat;
  const enemies = way.touches.filter((id) => creatures.some((one) => one.id === id && one.seat !== seat));
  const shots = way.sights.flatMap((sight) =>
    sight.shots.flatMap((kind) => {
      const option = SHOTS[kind];
      return option ? [attack(creature, { kind: option, target: sight.creature }, way.to)] : [];
    }),
  );
  return [...enemies.map((target) => attack(creature, { kind: 'fight', target }, way.to)), ...shots];
}

function fromHere({ reach, selected }: Hand): Attack[] {
  if (!reach || reach.creature !== selected) return [];
  const can = reach.actions.filter((one) => !one.why);
  const now = can.flatMap(({ option }) => (isAttack(option) ? [attack(selected, option)] : []));
  if (!can.some(({ option }) => option.kind === 'move')) return now;
  // It could fight the creatures that a move would bring it into contact with.
  const after = reach.contacts
    .filter((one) => one.way === 'move')
    .map((one) => attack(selected, { kind: 'fight', target: one.creature }, one.to));
  const known = new Set(now.map((one) => one.key));
  return [...now, ...after.filter((one) => !known.has(one.key))];
}
