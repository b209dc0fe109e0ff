/** The unique terrains that may be placed: which kinds, and which hexes are left for each. */
import { keyOf, sameHex } from '../board/geometry';
import type { HexPlace, Option, Shown } from '../types';

export type LayTerrain = Extract<Option, { kind: 'lay-terrain' }>;

const laid = (options: readonly Shown[]): LayTerrain[] =>
  options.flatMap(({ option }) => (option.kind === 'lay-terrain' ? [option] : []));

/** The kinds in the order in which they are offered. */
export const kindsOf = (options: readonly Shown[]): string[] => [
  ...new Set(laid(options).map(({ terrain }) => terrain)),
];

/** The options of a kind that begin with the hexes that are chosen already. */
const fitting = (options: readonly Shown[], kind: string, chosen: readonly HexPlace[]): LayTerrain[] =>
  laid(options).filter(
    ({ terrain, at }) => terrain === kind && chosen.every((hex) => at.some((one) => sameHex(one, hex))),
  );

/** The hexes that may be chosen next, by their keys. */
export function hexesFor(
  options: readonly Shown[],
  kind: string,
  chosen: readonly HexPlace[],
): ReadonlyMap<string, HexPlace> {
  const found = new Map<string, HexPlace>();
  for (const { at } of fitting(options, kind, chosen))
    for (const hex of at) if (!chosen.some((one) => sameHex(one, hex))) found.set(keyOf(hex), hex);
  return found;
}

/** The option with exactly these hexes, if there is one. */
export const optionFor = (
  options: readonly Shown[],
  kind: string,
  chosen: readonly HexPlace[],
): LayTerrain | undefined => fitting(options, kind, chosen).find(({ at }) => at.length === chosen.length);
