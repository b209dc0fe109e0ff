import { expect, test } from 'vitest';
import { cellsOf } from './scale';

const SECTIONS = [
  [0, 3],
  [5, 6],
  [20, 10],
] as const;

test('the cells up to the honour are reached, and the next section is marked', () => {
  const cells = cellsOf(4, SECTIONS);
  expect(cells).toHaveLength(25);
  expect(cells.filter((one) => one.reached)).toHaveLength(5);
  expect(cells.filter((one) => one.next).map((one) => one.honour)).toEqual([5]);
  expect(cells.filter((one) => one.begins).map((one) => one.rage)).toEqual([3, 6, 10]);
});

test('a higher honour gets more cells, and the last section has no next one', () => {
  const cells = cellsOf(27, SECTIONS);
  expect(cells).toHaveLength(28);
  expect(cells.some((one) => one.next)).toBe(false);
});
