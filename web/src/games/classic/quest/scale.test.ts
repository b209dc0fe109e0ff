import { expect, test } from 'vitest';
import { sectionsOf } from './scale';

const SECTIONS = [
  [0, 3],
  [5, 6],
  [10, 8],
  [15, 10],
  [20, 10],
] as const;

test('every point of honour from 0 to 24 has a cell in its section', () => {
  const found = sectionsOf(8, SECTIONS);
  expect(found.map(({ cells }) => cells.length)).toEqual([5, 5, 5, 5, 5]);
  expect(found.map(({ rage }) => rage)).toEqual([3, 6, 8, 10, 10]);
  expect(found.findIndex(({ now }) => now)).toBe(1);
  expect(found[1]?.cells.find(({ now }) => now)?.honour).toBe(8);
});

test('the first cell of the next section is marked: there the Overlord draws a card', () => {
  const marked = sectionsOf(8, SECTIONS).flatMap(({ cells }) => cells.filter(({ next }) => next));
  expect(marked.map(({ honour }) => honour)).toEqual([10]);
});

test('honour beyond the scale makes it longer, and no section follows', () => {
  const cells = sectionsOf(27, SECTIONS).flatMap(({ cells }) => cells);
  expect(cells.at(-1)?.honour).toBe(27);
  expect(cells.some(({ next }) => next)).toBe(false);
});
