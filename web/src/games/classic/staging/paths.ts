/** Where a miniature is on its path, along straight pieces and arcs. */
import type { Piece, Point } from '../types';

/** Where a miniature is after a part of its way, along straight pieces and arcs. */
export function along(way: Piece[], part: number): Point {
  const lengths = way.map(lengthOf);
  let left = part * lengths.reduce((sum, one) => sum + one, 0);
  for (const [at, piece] of way.entries()) {
    const length = lengths[at] ?? 0;
    if (left <= length || at === way.length - 1) return on(piece, length ? Math.min(1, left / length) : 1);
    left -= length;
  }
  return [0, 0];
}

function angleOf(piece: Piece, centre: Point): [number, number] {
  const from = Math.atan2(piece.start[1] - centre[1], piece.start[0] - centre[0]);
  let turn = Math.atan2(piece.end[1] - centre[1], piece.end[0] - centre[0]) - from;
  if (piece.turn > 0 && turn < 0) turn += 2 * Math.PI;
  if (piece.turn < 0 && turn > 0) turn -= 2 * Math.PI;
  return [from, turn];
}

function lengthOf(piece: Piece): number {
  const { start, end, centre } = piece;
  if (!piece.turn || !centre) return Math.hypot(end[0] - start[0], end[1] - start[1]);
  const radius = Math.hypot(start[0] - centre[0], start[1] - centre[1]);
  return Math.abs(angleOf(piece, centre)[1]) * radius;
}

function on(piece: Piece, part: number): Point {
  const { start, end, centre } = piece;
  if (!piece.turn || !centre) {
    return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part];
  }
  const radius = Math.hypot(start[0] - centre[0], start[1] - centre[1]);
  const [from, turn] = angleOf(piece, centre);
  return [
    centre[0] + radius * Math.cos(from + turn * part),
    centre[1] + radius * Math.sin(from + turn * part),
  ];
}
