/** A proposal of buildings that pay for a card; it spares those that other cards in hand need. */

export interface Payer {
  card: string;
  id?: number;
  tapped?: boolean;
}

export interface Price {
  buildings: readonly string[];
  any: number;
}

export interface Payment {
  /** Buildings that the cost names. */
  named: number[];
  /** Those that pay for "any". */
  any: number[];
  /** Whether the player has a choice. */
  open: boolean;
}

/** The buildings that could pay for "any". */
export function payers(price: Price, city: readonly Payer[]): number[] {
  return city.flatMap((one) =>
    one.id && !one.tapped && !price.buildings.includes(one.card) ? [one.id] : [],
  );
}

/** The least needed first: not needed by another card, then without a text to use, then the oldest. */
export function proposal(
  price: Price,
  city: readonly Payer[],
  others: readonly Price[],
  useful: ReadonlySet<number> = new Set(),
): Payment {
  const named = city.flatMap((one) => (one.id && price.buildings.includes(one.card) ? [one.id] : []));
  const free = payers(price, city);
  const cardOf = new Map(city.map((one) => [one.id, one.card]));
  const needed = (id: number) =>
    others.filter((other) => other.buildings.includes(cardOf.get(id) ?? '')).length;
  const worth = (id: number) => 2 * needed(id) + (useful.has(id) ? 1 : 0);
  const cheapest = free.map((id, at) => ({ id, at, worth: worth(id) }));
  cheapest.sort((one, other) => one.worth - other.worth || one.at - other.at);
  const any = cheapest.slice(0, price.any).map((one) => one.id);
  return { named, any, open: price.any > 0 && free.length > price.any };
}

/** Another building pays instead of the one that was chosen longest ago; one that pays already stays. */
export function swapped(payment: Payment, id: number): Payment {
  if (!payment.any.length || payment.any.includes(id) || payment.named.includes(id)) return payment;
  return { ...payment, any: [...payment.any.slice(1), id] };
}

/** Whether these buildings, as far as they are ready and not spent, and this prosperity pay a price. */
export function paysFor(
  price: Price & { prosperity: number },
  city: readonly Payer[],
  spent: ReadonlySet<number>,
  prosperity: number,
): boolean {
  const ready = city.filter((one) => one.id && !one.tapped && !spent.has(one.id));
  const cards = ready.map((one) => one.card);
  if (price.prosperity > prosperity || !price.buildings.every((one) => cards.includes(one))) return false;
  return ready.length - price.buildings.length >= price.any;
}
