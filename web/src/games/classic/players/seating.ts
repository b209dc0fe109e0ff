/** Seats in the order of the page: teams with their headings, the order of play, and those who act next. */
import { hasTeams } from '$shell/table/seats';
import type { ClassicTable } from '../table.svelte';

/** Seats under one heading; without teams all seats under none. */
export interface SeatGroup {
  side: number | null;
  seats: number[];
}

/** All seats in the order of play. */
export const inOrder = (table: ClassicTable): number[] => {
  const order = table.view?.order ?? [];
  return order.length ? [...order] : table.seats.map(({ seat }) => seat);
};

/** The seats in the order of play, a seat first. */
export function orderFrom(table: ClassicTable, first: number): number[] {
  const order = inOrder(table);
  const at = Math.max(0, order.indexOf(first));
  return [...order.slice(at), ...order.slice(0, at)];
}

/** Our own side first, and in it our own seat; then the others as their turns follow. */
export function seatGroups(table: ClassicTable): SeatGroup[] {
  const seats = orderFrom(table, table.below);
  if (!hasTeams(table.seats)) return [{ side: null, seats }];
  const sides = [...new Set(seats.map((seat) => table.seats[seat]?.side ?? 0))];
  return sides.map((side) => ({ side, seats: seats.filter((seat) => table.seats[seat]?.side === side) }));
}

/** Those whose turns follow the current one, the next first. */
export function toFollow(table: ClassicTable): number[] {
  const { view } = table;
  if (!view || view.turn < 1 || table.finished) return [];
  return orderFrom(table, view.active)
    .slice(1)
    .filter((seat) => !table.seats[seat]?.out);
}

/** Prosperity and buildings on the way to the goal. */
export function progress(table: ClassicTable, seat: number) {
  const { goal_prosperity: goal = 0, goal_buildings: wanted = [] } = table.screen?.findings ?? {};
  const player = table.player(seat);
  const prosperity = player?.prosperity ?? 0;
  const built = wanted.filter((card) => player?.city.some((one) => one.card === card)).length;
  return {
    prosperity,
    goal,
    built,
    wanted: wanted.length,
    part: goal ? Math.min(1, prosperity / goal) : 0,
  };
}
