import { expect, it } from 'vitest';
import { farthestCorner } from './corner';

it('keeps away from what must be seen, from every side of the table', () => {
  const at = { x: 10000, y: 8000 };
  expect(farthestCorner([at], 0)).toBe('right-above');
  expect(farthestCorner([at], 90)).toBe('left-above');
  expect(farthestCorner([at], 180)).toBe('left-below');
});

it('is left below where there is nothing to hide', () => {
  expect(farthestCorner([], 0)).toBe('left-below');
});

it('keeps away from the nearest of several', () => {
  const seen = [
    { x: 2000, y: 2000 },
    { x: 58000, y: 2000 },
    { x: 5000, y: 55000 },
  ];
  expect(farthestCorner(seen, 0)).toBe('right-above');
});
