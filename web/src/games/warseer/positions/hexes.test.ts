import { expect, test } from 'vitest';
import { BOARD, terrainsIn, withTerrain } from './hexes';

test('the board has 11 rows of 9 and 8 hexes, the first one below', () => {
  expect(BOARD.hexes).toHaveLength(6 * 9 + 5 * 8);
  const [first, last] = [BOARD.hexes[0], BOARD.hexes.at(-1)];
  expect(first?.y).toBeGreaterThan(last?.y ?? 0);
});

test('terrain is laid, laid over, and taken away again', () => {
  const forest = withTerrain({}, 'forest', [3, 4]);
  expect(forest).toEqual({ terrains: { forest: [['3', '4']] } });
  const hill = withTerrain(forest, 'hill', [3, 4]);
  expect(terrainsIn(hill)).toEqual([[[3, 4], 'hill']]);
  expect(withTerrain(hill, 'hill', [3, 4])).toEqual({});
});
