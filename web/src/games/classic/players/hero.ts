/** The health of a seat's hero as the player's head shows it, and the alarm when little of it is left. */
import { isLow, type Health } from '$shell/table/players/health';
import type { ClassicTable } from '../table.svelte';

export interface HeroHealth extends Health {
  id: number;
  seat: number;
}

/** The hero of a seat; nothing while it is not on the field. */
export function heroOf(table: ClassicTable, seat: number): HeroHealth | null {
  const hero = table.creatures.find((one) => one.type === 'hero' && one.owner === seat);
  if (!hero) return null;
  const { id, health } = hero;
  const left = Math.max(0, health - hero.wounds);
  return {
    id,
    seat,
    name: table.name(id),
    left,
    health,
    armour: table.armour(hero),
    low: isLow(left, health),
  };
}

/** The heroes that came down to a third since they were last seen; those seen for the first time are not among them. */
export const newlyLow = <H extends Pick<HeroHealth, 'id' | 'low'>>(
  before: ReadonlyMap<number, boolean>,
  heroes: readonly H[],
): H[] => heroes.filter(({ id, low }) => low && before.get(id) === false);
