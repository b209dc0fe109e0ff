import { expect, it } from 'vitest';
import { barsOf, percent } from './bars';

it('puts all that kills into one bar', () => {
  expect(barsOf({ weights: [1, 1, 1, 1], total: 4, left: 2 })).toEqual([
    { wounds: 0, percent: 25, dies: false },
    { wounds: 1, percent: 25, dies: false },
    { wounds: 2, percent: 50, dies: true },
  ]);
});

it('says 0 and 100 only of the certain', () => {
  expect([percent(0), percent(0.001), percent(0.999), percent(1)]).toEqual([0, 1, 99, 100]);
});
