import { expect, test } from 'vitest';
import type { ReviewShown, WayShown } from '$protocol/shell';
import {
  asCandidate,
  counted,
  drawnWay,
  kindOf,
  leadOf,
  leads,
  momentAt,
  momentFrom,
  percent,
} from './reviews';

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

const way = (words: string, played = false): WayShown => ({
  words,
  reasons: '',
  chance: 0.5,
  played,
  plan: 1,
});
const WAYS = [way('Shoot'), way('Fight', true)];
const MOMENTS = [
  { step: 12, until: 15, review: 'costly', ways: WAYS },
  { step: 40, until: 41, review: 'best', ways: [way('Run', true), way('Walk')] },
  { step: 60, until: 61, review: 'close', ways: [way('Walk'), way('Run', true)] },
] as unknown as ReviewShown[];

test('a step belongs to a key moment until the next rest', () => {
  expect(momentAt(MOMENTS, 14)).toBe(MOMENTS[0]);
  expect(momentAt(MOMENTS, 15)).toBeUndefined();
});

test('the better way is drawn, or the one that was picked', () => {
  expect(drawnWay(MOMENTS, 12, null)).toBe(WAYS[0]);
  expect(drawnWay(MOMENTS, 12, WAYS[1] ?? null)).toBe(WAYS[1]);
  expect(drawnWay(MOMENTS, 40, null)).toBeNull();
  expect(drawnWay(MOMENTS, 13, null)).toBeNull();
  expect(asCandidate(way('Shoot'))?.plan).toBe(1);
  expect(asCandidate({ ...way('Shoot'), plan: null })).toBeNull();
});

test('a way of a close moment is not shown as better', () => {
  expect(drawnWay(MOMENTS, 60, null)).toBeNull();
  expect(drawnWay(MOMENTS, 60, MOMENTS[2]?.ways[0] ?? null)?.words).toBe('Walk');
  expect(MOMENTS.map(leads)).toEqual([true, true, false]);
});

test('what is probable is a kind of its own, and its better way is drawn too', () => {
  const probable = { ...MOMENTS[0], probable: true } as ReviewShown;
  expect([...MOMENTS, probable].map(kindOf)).toEqual(['costly', 'best', 'close', 'probably-costly']);
  expect(leads(probable)).toBe(true);
  expect(drawnWay([probable], 12, null)).toBe(WAYS[0]);
});

test('a choice leads the played one, or the next one if it was played', () => {
  const ways = [
    { ...way('Run', true), chance: 0.7 },
    { ...way('Walk'), chance: 0.5 },
  ];
  expect(leadOf({ better: 0.1, ways } as ReviewShown)).toBe(0.1);
  expect(leadOf({ better: 0, ways } as ReviewShown)).toBeCloseTo(0.2);
  expect(leadOf({ better: 0, ways: ways.slice(0, 1) } as ReviewShown)).toBe(0);
});

test('the legend counts the kinds that there are, sure ones first', () => {
  const probable = { ...MOMENTS[0], probable: true } as ReviewShown;
  expect(counted([probable, probable, ...MOMENTS])).toEqual([
    { kind: 'costly', count: 1 },
    { kind: 'best', count: 1 },
    { kind: 'probably-costly', count: 2 },
    { kind: 'close', count: 1 },
  ]);
});
