import { expect, test } from 'vitest';
import { areaOf, bandOf, chanceAt, heightAt, lineOf, numbered, toldAt } from './curve';

const turn = (step: number, chance: number) => ({
  step,
  turn: 1,
  seat: 0,
  games: 10,
  chances: [chance, 1 - chance],
  intervals: [
    [chance - 0.1, chance + 0.1],
    [0.9 - chance, 1.1 - chance],
  ] as [number, number][],
  shares: [chance, 1 - chance],
});
const TURNS = [turn(0, 0.5), turn(50, 0.75), turn(100, 0.25)];

test('the line goes from turn to turn, certain wins above', () => {
  expect(lineOf(TURNS, 100, 0, 40)).toBe('M0.00 20.00L50.00 10.00L100.00 30.00');
  expect(lineOf([], 100, 0, 40)).toBe('');
});

test('the band goes there above and back below', () => {
  expect(bandOf(TURNS.slice(0, 1), 100, 0, 40)).toBe('M0.00 16.00L0.00 24.00Z');
});

test('the area closes the line below', () => {
  expect(areaOf(TURNS.slice(0, 2), 100, 0, 40)).toBe('M0.00 20.00L50.00 10.00L50.00 40.00L0.00 40.00Z');
  expect(areaOf([], 100, 0, 40)).toBe('');
});

test('as many turns have a number as fit', () => {
  const turns = [1, 2, 3, 4, 5, 6].map((one) => ({ ...turn(10 * one, 0.5), turn: one }));
  expect(numbered(turns, 60, 600).map((one) => one.turn)).toEqual([1, 2, 3, 4, 5]);
  expect(numbered(turns, 60, 100).map((one) => one.turn)).toEqual([1, 3]);
});

test('a mark lies on the line', () => {
  expect(heightAt(TURNS, 50, 0, 40)).toBe(10);
  expect(heightAt(TURNS, 75, 0, 40)).toBe(20);
  expect(heightAt(TURNS, 120, 0, 40)).toBe(30);
  expect(heightAt([], 60, 0, 40)).toBe(20);
});

test('a step has the chance of its turn', () => {
  expect(chanceAt(TURNS, 60, 0)).toEqual({ now: 75, before: 50, range: ' (65–\u206085)' });
  expect(chanceAt(TURNS, 60, 1)).toEqual({ now: 25, before: 50, range: ' (15–\u206035)' });
  expect(chanceAt(TURNS, 0, 0)).toEqual({ now: 50, before: null, range: ' (40–\u206060)' });
  const end = {
    ...turn(120, 1),
    intervals: [
      [1, 1],
      [0, 0],
    ] as [number, number][],
  };
  expect(chanceAt([...TURNS, end], 120, 1)).toEqual({ now: 0, before: 75, range: '' });
  expect(chanceAt([], 5, 0)).toBeNull();
});

test('an analysis that is being made says nothing of turns that it has not reached', () => {
  const starts = [{ step: 0 }, { step: 50 }, { step: 90 }];
  expect(toldAt(TURNS.slice(0, 2), starts, 89)).toHaveLength(2);
  expect(toldAt(TURNS.slice(0, 2), starts, 90)).toHaveLength(0);
});
