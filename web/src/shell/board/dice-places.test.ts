import { expect, it } from 'vitest';
import type { Point } from './camera.svelte';
import { dicePlaces } from './dice-places';

const room = { left: 0, top: 0, width: 600, height: 600 };
const thrower = (x: number, y: number) => ({ at: [x, y] as Point, radius: 16, width: 80, height: 40 });

it('puts dice on the far side of their creature', () => {
  const [left, right] = dicePlaces([thrower(200, 300), thrower(240, 300)], null, room);
  expect(left?.[0]).toBeLessThan(200 - 16);
  expect(right?.[0]).toBeGreaterThan(240 + 16);
});

it('keeps dice inside the field', () => {
  const [place] = dicePlaces([thrower(10, 10)], [40, 40], room);
  expect(place).toEqual([40, 20]);
});

it('never lays dice of both on each other', () => {
  const [one, other] = dicePlaces([thrower(10, 590), thrower(30, 590)], null, room);
  const apart =
    Math.abs((one?.[1] ?? 0) - (other?.[1] ?? 0)) >= 40 ||
    Math.abs((one?.[0] ?? 0) - (other?.[0] ?? 0)) >= 80;
  expect(apart).toBe(true);
});
