/** The health of a hero as the head of its player shows it. */
export interface Health {
  name: string;
  left: number;
  health: number;
  armour: number;
  low: boolean;
}

/** A third of the health, or less. */
export const isLow = (left: number, health: number): boolean => 3 * left <= health;
