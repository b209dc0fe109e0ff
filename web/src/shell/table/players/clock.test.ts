import { expect, it } from 'vitest';
import { span, timeLeft } from './clock';

it('tells a span without tenths', () => {
  expect(span(5_900)).toBe('0:05');
  expect(span(125_000)).toBe('2:05');
});

it('shows minutes and seconds, hours where there are any, tenths at the end', () => {
  expect(timeLeft(761_900)).toBe('12:41');
  expect(timeLeft(3_725_000)).toBe('1:02:05');
  expect(timeLeft(9_480)).toBe('0:09.4');
  expect(timeLeft(-5)).toBe('0:00.0');
});
