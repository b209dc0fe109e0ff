/** Seats round a table: where each sits as one of them looks at it, and what tells them apart. */
import type { SeatShown } from '$protocol/shell';

export const MOST_SEATS = 4;

/** The other seats, clockwise from ours. */
export const othersOf = (count: number, own: number): number[] =>
  Array.from({ length: Math.max(0, count - 1) }, (_, at) => (own + at + 1) % count);

/** The angle at which a seat sits, clockwise from the one below, in degrees: 90 is left, 180 above, 270 right. */
export const angleOf = (seat: number, count: number, below: number): number =>
  (((seat - below + count) % count) * 360) / count;

/** The seats in the order of the page: those at the top from left to right, then the sides, the one below last. */
export function fromTop(count: number, below: number): number[] {
  const seats = [...othersOf(count, below), below];
  const height = (seat: number) => Math.round(-Math.cos((angleOf(seat, count, below) * Math.PI) / 180) * 100);
  return seats.sort((one, other) => height(other) - height(one));
}

/** Whether two seats play against each other. */
export const areHostile = (one: SeatShown | undefined, other: SeatShown | undefined): boolean =>
  Boolean(one && other && one.side !== other.side);

/** Whether there are teams: a side with more than one seat. */
export const hasTeams = (seats: readonly SeatShown[]): boolean =>
  new Set(seats.map(({ side }) => side)).size < seats.length;

/** The seat that a link is for, by its token ROOM-SEAT-SECRET; none for spectators. */
export function seatOfToken(token: string): number | null {
  const seat = token.split('-')[1] ?? '';
  return /^\d+$/.test(seat) ? Number(seat) : null;
}
