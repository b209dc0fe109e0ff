import { expect, it } from 'vitest';
import { sameDice } from './dice-options';

it('compares chosen dice whatever their order', () => {
  expect(sameDice([2, 5], [5, 2])).toBe(true);
  expect(sameDice([2], [2, 5])).toBe(false);
  expect(sameDice([], [])).toBe(true);
});
