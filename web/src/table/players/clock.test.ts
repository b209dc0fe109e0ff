import { expect, it } from 'vitest';
import { timeLeft } from './clock';

it('shows minutes and seconds, hours where there are any, tenths at the end', () => {
  expect(timeLeft(761_900)).toBe('12:41');
  expect(timeLeft(3_725_000)).toBe('1:02:05');
  expect(timeLeft(9_480)).toBe('0:09.4');
  expect(timeLeft(-5)).toBe('0:00.0');
});
