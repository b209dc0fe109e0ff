/** Where hexes lie in the picture: the units of the server, scaled, and turned for the second seat. */
import type { BoardShown, HexPlace } from '../types';

export interface Point {
  x: number;
  y: number;
}

/** Half the width of a hex in the picture. */
export const HALF = 30;
/** The free margin round the board. */
export const MARGIN = 14;

export const keyOf = ([row, place]: HexPlace): string => `${row}.${place}`;
export const sameHex = (one: HexPlace | null, other: HexPlace | null): boolean =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1];

export class Picture {
  readonly width: number;
  readonly height: number;
  readonly #scale: number;
  readonly #middles: ReadonlyMap<string, Point>;
  readonly #corners: readonly Point[];

  /** `turned` shows the second seat's side below. */
  constructor(
    board: BoardShown,
    readonly turned: boolean,
  ) {
    this.#scale = HALF / Math.max(...board.corners.map(([x]) => x));
    this.width = board.width * this.#scale + 2 * MARGIN;
    this.height = board.height * this.#scale + 2 * MARGIN;
    this.#middles = new Map(board.hexes.map((one) => [keyOf(one.at), this.point(one.x, one.y)]));
    this.#corners = board.corners.map(([x, y]) => ({ x: x * this.#scale, y: y * this.#scale }));
  }

  /** A point of the server's picture. */
  point(x: number, y: number): Point {
    const at = { x: x * this.#scale + MARGIN, y: y * this.#scale + MARGIN };
    return this.turned ? { x: this.width - at.x, y: this.height - at.y } : at;
  }

  middle(at: HexPlace): Point {
    return this.#middles.get(keyOf(at)) ?? { x: 0, y: 0 };
  }

  /** The corners of a hex, drawn a little smaller or larger. */
  outline(at: HexPlace, size = 1): string {
    const { x, y } = this.middle(at);
    return this.#corners.map((one) => `${x + one.x * size},${y + one.y * size}`).join(' ');
  }

  /** The hex nearest to a point, if the point lies in it. */
  hexAt(point: Point, board: BoardShown): HexPlace | null {
    let best: HexPlace | null = null;
    let least = HALF * 1.1;
    for (const one of board.hexes) {
      const middle = this.middle(one.at);
      const away = Math.hypot(middle.x - point.x, middle.y - point.y);
      if (away < least) [best, least] = [one.at, away];
    }
    return best;
  }

  /** The neighbour of a hex in a direction, by the picture. */
  towards(at: HexPlace, by: Point, board: BoardShown): HexPlace | null {
    const from = this.middle(at);
    const wanted = { x: from.x + by.x, y: from.y + by.y };
    let best: HexPlace | null = null;
    let least = HALF * 1.3;
    for (const one of board.hexes) {
      if (sameHex(one.at, at)) continue;
      const middle = this.middle(one.at);
      const away = Math.hypot(middle.x - wanted.x, middle.y - wanted.y);
      if (away < least) [best, least] = [one.at, away];
    }
    return best;
  }
}
