/** The possible attacks, as told by the server, for the odds panel. */
import type { Asked, Option, Point, Reach, Way } from '../types';

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
  /** How it goes there. */
  way?: string;
  /** The dice of this melee are being split now, by this role. */
  splitting?: 'attacker' | 'defender';
}

export interface Hand {
  asked: Asked | null;
  reach: Reach | null;
  selected: number;
  held: { creature: number; way: string } | null;
  way: Way | null;
}

const KINDS: ReadonlySet<string> = new Set([
  'fight',
  'strike-magically',
  'shoot',
  'throw',
  'shoot-magically',
]);
export const isAttack = (option: Option): option is AttackOption => KINDS.has(option.kind);

const attack = (creature: number, option: AttackOption, from: Pick<Attack, 'at' | 'way'> = {}): Attack => ({
  key: `${option.kind} ${creature} ${option.target}`,
  creature,
  option,
  ...from,
});

/** The melee whose dice are being split; else the attacks of a held miniature from its place; else those now. */
export function attacksInHand(hand: Hand): Attack[] {
  const { asked, held, way } = hand;
  if (asked?.choice === 'split') return [running(asked.about)];
  if (held?.creature && way?.legal) return fromThere(held, way);
  return fromHere(hand);
}

function running(about: Asked['about']): Attack {
  const { creature, foe, role } = about as { creature: number; foe: number; role: 'attacker' | 'defender' };
  return { ...attack(creature, { kind: 'fight', target: foe }), splitting: role };
}

/** The attacks that could follow from the place where a miniature is held. */
function fromThere(held: { creature: number; way: string }, { to, attacks }: Way): Attack[] {
  return attacks.filter(isAttack).map((option) => attack(held.creature, option, { at: to, way: held.way }));
}

function fromHere({ reach, selected }: Hand): Attack[] {
  if (!reach || reach.creature !== selected) return [];
  const can = reach.actions.filter((one) => !one.why);
  const now = can.flatMap(({ option }) => (isAttack(option) ? [attack(selected, option)] : []));
  if (!can.some(({ option }) => option.kind === 'move' || option.kind === 'run')) return now;
  // It could fight the creatures that it can come into contact with.
  const after = reach.contacts.flatMap(({ attacks, to, way }) =>
    attacks.filter(isAttack).map((option) => attack(selected, option, { at: to, way })),
  );
  const known = new Set<string>();
  return [...now, ...after].filter(({ key }) => !known.has(key) && known.add(key));
}
