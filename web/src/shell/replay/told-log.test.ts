import { expect, it } from 'vitest';
import type { Line, ReplayStep } from '$protocol/shell';
import { PART, ToldLog } from './told-log';

const line = (step: number) => ({ words: `step ${step}` }) as Line;
const steps = (count: number) =>
  Array.from({ length: count }, (_, step) => ({ lines: [line(step)] }) as unknown as ReplayStep);

function fetching(count: number) {
  const asked: number[] = [];
  const log = new ToldLog(steps(count), (first, most) => {
    asked.push(first / PART);
    return Promise.resolve(
      Array.from({ length: Math.min(most, count - first) }, (_, at) => [line(first + at)]),
    );
  });
  return { asked, log };
}

it('needs no part where the steps have their lines', async () => {
  const log = new ToldLog(steps(3));
  await log.need(2);
  expect(log.until(1).map(({ words }) => words)).toEqual(['step 0', 'step 1']);
});

it('fetches the part of a step first, then those before it and those after it', async () => {
  const { asked, log } = fetching(4 * PART + 1);
  expect(log.until(2 * PART)).toEqual([]);
  await log.need(2 * PART + 3);
  expect(asked).toEqual([2]);
  expect(log.from(2 * PART + 3)).toBe(2 * PART);
  expect(log.until(2 * PART + 3)).toHaveLength(4);
  let come = 0;
  await log.rest(2 * PART + 3, () => come++);
  expect(asked).toEqual([2, 1, 0, 3, 4]);
  expect(come).toBe(4);
  expect(log.from(4 * PART)).toBe(0);
  expect(log.until(4 * PART)).toHaveLength(4 * PART + 1);
});
