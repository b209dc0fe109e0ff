/** The drawings of terrain, dice and ranks; each is the inside of an SVG and draws in the current colour. */
import drawings from './drawings.json';

interface DieLook {
  fill: string;
  ink: string;
  edge: string;
  hatch: string;
}

const TERRAIN: Readonly<Record<string, string>> = drawings.terrain;
const SYMBOLS: Readonly<Record<string, string>> = drawings.symbols;
const DICE: Readonly<Record<string, DieLook>> = drawings.dice;
/** Dice with crits have cut corners. */
const WITH_CRITS = new Set(['yellow', 'blue', 'red']);
const BLACK: DieLook = drawings.dice.black;

/** In a box of 100 units. */
export const terrainDrawing = (kind: string): string => TERRAIN[kind] ?? '';
/** In a box of 24 units. */
export const symbol = (face: string): string => SYMBOLS[face] ?? '';
export const dieLook = (colour: string): DieLook => DICE[colour] ?? BLACK;
/** In a box of 36 units. */
export const dieShape = (colour: string): string =>
  WITH_CRITS.has(colour) ? drawings.shapes.cut : drawings.shapes.round;

/** Terrain whose ground has the colours of another kind. */
const LIKE: Readonly<Record<string, string>> = {
  catacombs: 'ruin',
  ruins: 'ruin',
  teleport: 'altar',
  portal: 'altar',
  'forward-camp': 'altar',
};
export const groundOf = (kind: string): string => LIKE[kind] ?? kind;
