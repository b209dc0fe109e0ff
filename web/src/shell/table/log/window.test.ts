import { expect, test } from 'vitest';
import { firstLine, SHIFT, WINDOW } from './window';

test('a short log is whole', () => {
  expect(firstLine(null, WINDOW)).toBe(0);
  expect(firstLine(5, 3)).toBe(0);
});

test('a long log shows its newest lines unless earlier ones are wanted', () => {
  expect(firstLine(null, 1000)).toBe(1000 - WINDOW);
  expect(firstLine(1000 - WINDOW - SHIFT, 1000)).toBe(1000 - WINDOW - SHIFT);
  expect(firstLine(-SHIFT, 1000)).toBe(0);
  expect(firstLine(990, 1000)).toBe(1000 - WINDOW);
});
