/** The chances of wounds as pairs of bars: with the chosen split, and with the best one. */
import type { Chances } from '../types';

export interface Bar {
  part: number;
  /** The exact fraction. */
  exact: string;
}

export interface Column {
  wounds: number;
  dies: boolean;
  chosen: Bar;
  best: Bar | null;
}

const divisor = (one: number, other: number): number => (other ? divisor(other, one % other) : one);

/** A fraction in its lowest terms. */
export function fraction(weight: number, total: number): string {
  if (!weight || weight === total) return weight ? '1' : '0';
  const common = divisor(weight, total);
  return `${weight / common}/${total / common}`;
}

function bar(chances: Chances, wounds: number, last: boolean): Bar {
  const { weights, total } = chances;
  const weight = last ? weights.slice(wounds).reduce((sum, one) => sum + one, 0) : (weights[wounds] ?? 0);
  return { part: total ? weight / total : 0, exact: fraction(weight, total) };
}

/** As many columns as can be needed: up to the wounds that kill, or to the most that either split can bring. */
export function columns(chosen: Chances, best: Chances | null): Column[] {
  const most = Math.max(chosen.weights.length, best?.weights.length ?? 0, 2) - 1;
  const end = Math.min(most, chosen.left);
  return Array.from({ length: end + 1 }, (_, wounds) => ({
    wounds,
    dies: wounds === chosen.left,
    chosen: bar(chosen, wounds, wounds === end),
    best: best && bar(best, wounds, wounds === end),
  }));
}

/** A balance with its sign and two decimals, as the language writes it. */
export function signed(balance: number, language: string): string {
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  }).format(balance);
}
