import { expect, test } from 'vitest';
import { isLow } from '$shell/table/players/health';
import { newlyLow } from './hero';

test('a third of the health is low, a point more is not', () => {
  expect(isLow(2, 6)).toBe(true);
  expect(isLow(3, 6)).toBe(false);
  expect(isLow(2, 7)).toBe(true);
  expect(isLow(3, 7)).toBe(false);
  expect(isLow(0, 7)).toBe(true);
  expect(isLow(1, 1)).toBe(false);
});

test('a hero that comes down to a third is told once, and again only after it was healed', () => {
  const [well, low] = [
    { id: 1, low: false },
    { id: 1, low: true },
  ];
  const seen = (...heroes: { id: number; low: boolean }[]) =>
    new Map(heroes.map((one) => [one.id, one.low] as const));
  expect(newlyLow(seen(), [low])).toEqual([]);
  expect(newlyLow(seen(well), [low])).toEqual([low]);
  expect(newlyLow(seen(low), [low])).toEqual([]);
  expect(newlyLow(seen(low), [well])).toEqual([]);
});
