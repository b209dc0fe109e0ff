import { expect, test } from 'vitest';
import type { ReviewShown } from '$protocol/shell';
import { momentFrom, percent } from './reviews';

const REVIEWS = [40, 12, 90].map((step) => ({ step }) as ReviewShown);

test('keys lead to the next key moment and to the one before', () => {
  expect(momentFrom(REVIEWS, 0, 1)).toBe(12);
  expect(momentFrom(REVIEWS, 12, 1)).toBe(40);
  expect(momentFrom(REVIEWS, 50, -1)).toBe(40);
  expect(momentFrom(REVIEWS, 12, -1)).toBeUndefined();
  expect(momentFrom([], 5, 1)).toBeUndefined();
});

test('shares are told in per cent', () => {
  expect(percent(0.125)).toBe(13);
});
