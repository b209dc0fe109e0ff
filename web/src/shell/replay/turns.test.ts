import { expect, test } from 'vitest';
import { jumpsFrom, lastBefore, stepAt, stepOfLine, turnsOf } from './turns';

const step = (turn: string) => ({ words: [], turn, seat: null, notes: [], lines: [] });

test('a turn begins where its words change', () => {
  const steps = ['Setting up', 'Setting up', 'Turn 1', 'Turn 1', 'Turn 2'].map(step);
  expect(turnsOf(steps)).toEqual([
    { step: 0, words: 'Setting up' },
    { step: 2, words: 'Turn 1' },
    { step: 4, words: 'Turn 2' },
  ]);
});

test('a game without steps has no turns', () => {
  expect(turnsOf([])).toEqual([]);
});

test('the last place before an end is found', () => {
  expect(lastBefore([0, 4, 9], 9)).toBe(4);
  expect(lastBefore([4], 4)).toBeUndefined();
});

test('a line of the log leads to the step that brought it', () => {
  const steps = [['Robin begins.'], [], ['Bruno moves.', 'Bruno is eliminated.']].map((words) => ({
    ...step('Turn 1'),
    words,
  }));
  expect([0, 1, 2].map((line) => stepOfLine(steps, line))).toEqual([0, 2, 2]);
  expect(stepOfLine(steps, 3)).toBeUndefined();
  expect(stepOfLine(steps, -1)).toBeUndefined();
});

test('keys and buttons lead to turns, key moments and both ends, but never to the step itself', () => {
  expect(jumpsFrom(12, 30, [0, 5, 12, 20], [8, 12, 25])).toEqual([20, 5, 8, 25, 30, 0]);
  expect(jumpsFrom(0, 3, [0], [])).toEqual([3]);
});

test('a place of the slider is a step, and beyond its ends the first or the last', () => {
  expect([0, 8, 108, 208, 230].map((x) => stepAt(x, 216, 100))).toEqual([0, 0, 50, 100, 100]);
});
