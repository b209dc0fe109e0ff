import { expect, it } from 'vitest';
import type { Line } from '$protocol/shell';
import { freshLines } from './fresh';

const line = (words: string): Line => ({ words, cites: [], events: [] });
const [one, two, three] = [line('One.'), line('Two.'), line('Two.')] as [Line, Line, Line];

it('tells every new line once, however many came at a time and even if two say the same', () => {
  expect(freshLines([one], [one, two, three])).toEqual([two, three]);
  expect(freshLines([one, two], [one, two, three])).toEqual([three]);
  expect(freshLines([], [one])).toEqual([one]);
});

it('does not tell a log that comes anew', () => {
  expect(freshLines(null, [one, two])).toEqual([]);
  expect(freshLines([one, two], [line('Eins.'), line('Zwei.')])).toEqual([]);
  expect(freshLines([one, two], [one])).toEqual([]);
});
