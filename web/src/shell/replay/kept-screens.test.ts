import { expect, it } from 'vitest';
import type { Screen } from '$protocol/shell';
import { KeptScreens } from './kept-screens';

function fetching() {
  const asked: number[] = [];
  const screens = new KeptScreens((step) => {
    asked.push(step);
    return Promise.resolve({ position: step } as Screen);
  });
  return { asked, screens };
}

it('fetches ahead in the direction of travel, and one behind', async () => {
  const { asked, screens } = fetching();
  await screens.of(10);
  await screens.shown(10, 300);
  expect(asked).toEqual([10, 11, 12, 13, 14, 9]);
  await screens.shown(9, 300);
  expect(asked.slice(6)).toEqual([8, 7, 6, 5]);
});

it('gives a kept screen at once and asks for none twice', async () => {
  const { asked, screens } = fetching();
  await Promise.all([screens.of(3), screens.of(3)]);
  expect(asked).toEqual([3]);
  expect(screens.of(3)).toEqual({ position: 3 });
});

it('stays inside the game and drops those that are far away', async () => {
  const { asked, screens } = fetching();
  await screens.shown(0, 2);
  expect(asked).toEqual([1, 2]);
  for (let step = 3; step < 150; step++) await screens.of(step);
  asked.length = 0;
  await screens.of(149);
  await screens.of(1);
  expect(asked).toEqual([149]);
});

it('fetches the steps that keys and buttons lead to, and keeps them though they are far away', async () => {
  const { asked, screens } = fetching();
  await screens.shown(10, 300, [0, 300, 12]);
  expect(asked).toEqual([11, 12, 13, 14, 9, 0, 300]);
  for (let step = 15; step < 150; step++) await screens.of(step);
  asked.length = 0;
  await Promise.all([screens.of(0), screens.of(300)]);
  expect(asked).toEqual([]);
});

it('fetches the step under the pointer, and of a fast movement only the last one', async () => {
  const { asked, screens } = fetching();
  await Promise.all([40, 41, 60, 80].map((step) => screens.expect(step)));
  expect(asked).toEqual([40, 80]);
  await screens.expect(80);
  expect(asked).toEqual([40, 80]);
});
