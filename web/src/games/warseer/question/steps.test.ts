import { expect, it } from 'vitest';
import type { Attack } from '../types';
import { stepOf } from './steps';

const attack = (more: Partial<Attack> = {}): Attack => ({ rolled: [], ...more }) as unknown as Attack;

it('tells the step of an attack from its question or its dice', () => {
  expect(stepOf(attack(), undefined)).toBe(1);
  expect(stepOf(attack({ rolled: [{ die: 'red', face: 'hit' }] }), 'change-dice')).toBe(2);
  expect(stepOf(attack({ crit: true, rolled: [{ die: 'red', face: 'crit' }] }), undefined)).toBe(3);
  expect(stepOf(attack({ rolled: [{ die: 'green', face: 'hit', extra: true }] }), undefined)).toBe(4);
  expect(stepOf(attack({ pushes: 1 }), 'push')).toBe(5);
  expect(stepOf(attack({ damage: 2 }), 'protect')).toBe(7);
});
