/** Which of the eight steps an attack is in (W-ATK), as far as the view tells. */
import type { Attack, Word } from '../types';

export const STEPS = 8;

export function stepOf(attack: Attack, choice: Word | undefined): number {
  if (choice === 'change-dice' || choice === 'pick-dice-to-change') return 2;
  if (choice === 'push') return 5;
  if (choice === 'protect' || choice === 'take-with' || choice === 'slash') return 7;
  if (attack.killed || attack.felled) return 8;
  if (attack.damage || attack.pushed) return 6;
  if (attack.crits || attack.hits || attack.pushes) return 5;
  if (attack.rolled.some((die) => die.extra)) return 4;
  if (attack.crit) return 3;
  return attack.rolled.length ? 2 : 1;
}
