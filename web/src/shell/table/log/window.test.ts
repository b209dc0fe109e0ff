import { expect, test } from 'vitest';
import { firstLine, lineOf, SHIFT, WINDOW } from './window';

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

test('an event is found in its line; lines without words are passed over', () => {
  const line = (words: string, ...kinds: string[]) => ({ words, events: kinds.map((kind) => ({ kind })) });
  const lines = [line('turn', 'began'), line('', 'quiet'), line('two', 'hurt', 'hurt'), line('one', 'hurt')];
  expect(lineOf(lines, { event: 'hurt', nth: 0 })).toBe(1);
  expect(lineOf(lines, { event: 'hurt', nth: 1 })).toBe(1);
  expect(lineOf(lines, { event: 'hurt', nth: 2 })).toBe(2);
  expect(lineOf(lines, { event: 'hurt', nth: 3 })).toBe(-1);
});
