/** The card that a player looks at or has picked up; only this browser knows it. */
import { cards } from '../cards/cards.svelte';
import type { Option, Shown } from '../types';
import { layout } from '$shell/table/layout.svelte';
import type { ClassicTable } from '../table.svelte';
import { payers, paysFor, proposal, swapped, type Payment } from './payment';

export type From = 'hand' | 'city' | 'relic' | 'tactic' | 'plan' | 'list' | 'field';

/** A card that is enlarged: where it lies, and as what. */
export interface Look {
  card: string;
  from: From;
  /** The number of the building, relic, tactic or thing on the field; of a card in hand its place. */
  holder: number;
}

export class CardInspector {
  /** Under the pointer or in focus. */
  looked = $state.raw<Look | null>(null);
  /** Picked up: it stays enlarged until it is played or put back. */
  held = $state.raw<Look | null>(null);
  #chosen = $state.raw<Payment | null>(null);
  #back: HTMLElement | null = null;

  constructor(readonly table: ClassicTable) {}

  get shown(): Look | null {
    return this.looked ?? this.held;
  }

  /** The actions with the shown card: play, build or use it; with a reason if it is refused. */
  get offer(): Shown | undefined {
    const one = this.shown;
    return one ? this.offerOf(one) : undefined;
  }

  offerOf(one: Look): Shown | undefined {
    return this.table.lastAsked?.options.find(({ option }) => {
      if (one.from === 'hand') return isPlay(option) && option.card === one.card;
      if (one.from === 'plan') return option.kind === 'build' && option.card === one.card;
      return (
        option.kind === 'use-card' && option.holder === one.holder && !['list', 'field'].includes(one.from)
      );
    });
  }

  /** Every way to play the Overlord card that is shown, with its words: how often for how much rage. */
  get ways(): Shown[] {
    const card = this.shown?.from === 'hand' ? this.shown.card : '';
    const all = this.table.lastAsked?.options ?? [];
    return all.filter(({ option }) => option.kind === 'play-overlord-card' && option.card === card);
  }

  /** The buildings that would pay for the card in hand that is shown. */
  get payment(): Payment | null {
    const one = this.shown;
    if (one?.from !== 'hand' || this.ways.length) return null;
    const offer = this.offer;
    if (!offer || offer.why) return null;
    return one === this.held && this.#chosen ? this.#chosen : this.proposed(one.card);
  }

  proposed(card: string): Payment | null {
    const face = cards.face(card);
    const player = this.table.player(this.table.own);
    if (!face || !player) return null;
    const others = [...(player.cards ?? [])];
    others.splice(others.indexOf(card), 1);
    const prices = others.flatMap((other) => cards.face(other) ?? []);
    return proposal(face, player.city, prices, this.useful);
  }

  /** The other cards in hand that could be played now and can still be paid after the shown one. */
  get stillPaid(): string[] | null {
    const [one, payment, player] = [this.shown, this.payment, this.table.player(this.table.own)];
    const face = one && cards.face(one.card);
    if (!payment || !face || !player) return null;
    const others = [...(player.cards ?? [])];
    others.splice(others.indexOf(one.card), 1);
    const spent = new Set([...payment.named, ...payment.any]);
    const left = player.prosperity - face.prosperity;
    return [...new Set(others)].filter((other) => {
      const [price, offer] = [cards.face(other), this.offerOf({ card: other, from: 'hand', holder: 0 })];
      return price && offer && !offer.why && paysFor(price, player.city, spent, left);
    });
  }

  get useful(): ReadonlySet<number> {
    return new Set(
      this.table.options.flatMap(({ option }) => (option.kind === 'use-card' ? [option.holder] : [])),
    );
  }

  /** Look at a card in passing; on a phone a card is only enlarged when it is taken up. */
  look(one: Look | null): void {
    this.looked = layout.small ? null : one;
  }

  /** Take a card up; one that is up already stays so, with the buildings that were chosen to pay for it. */
  pick(one: Look, from?: HTMLElement): void {
    const { held } = this;
    const again = held?.card === one.card && held.from === one.from && held.holder === one.holder;
    this.looked = null;
    if (!again) {
      this.held = one;
      this.#chosen = null;
    }
    this.#back = from ?? null;
  }

  /** Put it back; the focus returns to where it was taken up. */
  putBack(): void {
    this.held = null;
    this.looked = null;
    this.#chosen = null;
    this.table.inspected = null;
    this.#back?.focus();
    this.#back = null;
  }

  /** After an action: put back a card that was only read, and leave the focus where the action was. */
  leave(): void {
    this.held = null;
    this.#chosen = null;
    this.table.inspected = null;
    this.#back = null;
  }

  /** Whether a building could pay instead of another. */
  mayPay(id: number): boolean {
    const face = this.held?.from === 'hand' ? cards.face(this.held.card) : undefined;
    const city = this.table.player(this.table.own)?.city ?? [];
    return Boolean(face && this.payment?.open && payers(face, city).includes(id));
  }

  swap(id: number): void {
    if (this.payment && this.mayPay(id)) this.#chosen = swapped(this.payment, id);
  }

  /** Carry out the action of the card in hand, the building or the plan; the first way if there are several. */
  async use(offer = this.offer): Promise<void> {
    const { payment } = this;
    if (!offer || !this.table.asked) return;
    if (offer.why) {
      this.table.refuse(offer);
      return;
    }
    const paid = payment?.open ? [{ kind: 'tap-buildings' as const, buildings: payment.any }] : [];
    this.held = null;
    this.looked = null;
    this.#chosen = null;
    await this.table.answer(offer.option, ...paid);
  }
}

const isPlay = (option: Option): option is Extract<Option, { kind: 'play' | 'play-overlord-card' }> =>
  option.kind === 'play' || option.kind === 'play-overlord-card';

const inspectors = new WeakMap<ClassicTable, CardInspector>();

/** The inspector of a table. */
export function inspectorOf(table: ClassicTable): CardInspector {
  let found = inspectors.get(table);
  if (!found) {
    found = new CardInspector(table);
    inspectors.set(table, found);
  }
  return found;
}
