/** The board that all maps share, 11 rows of 9 and 8 hexes, and the hexes of a scenario file. */
import { isMapping, type Mapping, type Value } from '$shell/positions/document';
import type { BoardShown, HexPlace } from '../types';

const ROWS = 11;
const WIDE = 9;
const HALF_WIDTH = 50;
const HALF_HEIGHT = HALF_WIDTH / Math.cos(Math.PI / 6);

const hexes = Array.from({ length: ROWS }, (_, above) => {
  const row = above + 1;
  const narrow = row % 2 === 0;
  return Array.from({ length: narrow ? WIDE - 1 : WIDE }, (_, left) => ({
    at: [row, left + 1] as HexPlace,
    x: (2 * left + (narrow ? 2 : 1)) * HALF_WIDTH,
    y: HALF_HEIGHT + (ROWS - row) * 1.5 * HALF_HEIGHT,
    terrain: '',
    zone: null,
    mark: false,
    words: '',
  }));
}).flat();

export const BOARD: BoardShown = {
  width: 2 * WIDE * HALF_WIDTH,
  height: (1.5 * (ROWS - 1) + 2) * HALF_HEIGHT,
  corners: [30, 90, 150, 210, 270, 330].map((angle): [number, number] => [
    Math.cos((angle * Math.PI) / 180) * HALF_HEIGHT,
    Math.sin((angle * Math.PI) / 180) * HALF_HEIGHT,
  ]),
  hexes,
};

/** `[3, 4]`: the row and the place in it. */
export function hexOf(value: Value | undefined): HexPlace | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [row, place] = value.map(Number);
  return Number.isInteger(row) && Number.isInteger(place) ? [row as number, place as number] : null;
}

const whereOf = (item: Value): HexPlace | null => hexOf(isMapping(item) ? item.at : item);

/** The terrains that a file lays on the map. */
export function terrainsIn(document: Mapping): [HexPlace, string][] {
  const found = isMapping(document.terrains) ? document.terrains : {};
  return Object.entries(found).flatMap(([kind, items]) =>
    (Array.isArray(items) ? items : []).flatMap((item): [HexPlace, string][] => {
      const at = whereOf(item);
      return at ? [[at, kind]] : [];
    }),
  );
}

/** With a kind of terrain on a hex; laid where it lies already, it is taken away. */
export function withTerrain(document: Mapping, kind: string, at: HexPlace): Mapping {
  const before = isMapping(document.terrains) ? document.terrains : {};
  const isHere = (item: Value) => {
    const where = whereOf(item);
    return where?.[0] === at[0] && where[1] === at[1];
  };
  const lay = !(Array.isArray(before[kind]) && before[kind].some(isHere));
  const terrains: Mapping = {};
  for (const [other, items] of Object.entries(before)) {
    const left = (Array.isArray(items) ? items : []).filter((item) => !isHere(item));
    if (left.length) terrains[other] = left;
  }
  if (lay) terrains[kind] = [...((terrains[kind] ?? []) as Value[]), [`${at[0]}`, `${at[1]}`]];
  const { terrains: _, ...rest } = document;
  return Object.keys(terrains).length ? { ...rest, terrains } : rest;
}
