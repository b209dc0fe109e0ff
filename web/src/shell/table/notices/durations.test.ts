import { expect, it } from 'vitest';
import { lasted, turnOf } from './durations';

it('tells how long as minutes and seconds', () => {
  expect([lasted(0), lasted(40_900), lasted(61_000), lasted(3_600_000), lasted(-5)]).toEqual([
    '0:00',
    '0:40',
    '1:01',
    '60:00',
    '0:00',
  ]);
});

it('names a turn only to the one whose it is', () => {
  expect(turnOf({ turn: 7, active: 1 }, 1)).toBe(7);
  expect(turnOf({ turn: 7, active: 1 }, 0)).toBe(0);
  expect(turnOf({ turn: 7, active: 1 }, null)).toBe(0);
  expect(turnOf(null, 0)).toBe(0);
});
