/**
 * The seats of one screen, and the hand that may be seen. A turn begins behind a cover, and so does a secret
 * question. A question to another seat in the middle of a turn needs no cover; the hand is then shown as backs.
 */
import { seatOfToken } from '../seats';
import { TableLink } from '../link.svelte';
import type { Table } from '../table.svelte';

export class SharedScreen {
  readonly links: readonly TableLink[];
  /** The seat that sees its hand now. */
  viewer = $state<number | null>(null);
  /** The position of a secret question that was uncovered. */
  #secretAt = $state(-1);

  constructor(readonly tokens: readonly string[]) {
    this.links = tokens.map((token) => new TableLink(token, (table) => this.#opened(table)));
  }

  get shared(): boolean {
    return this.tokens.length > 1;
  }

  /** The tables of all seats, once each of them is there. */
  get tables(): Table[] {
    const found = this.links.flatMap(({ table }) => table ?? []);
    return found.length === this.links.length ? found : [];
  }

  /** The table of the seat that is asked; while none is, of the one that sees its hand. */
  get table(): Table | null {
    const [first] = this.tables;
    if (!first || !this.shared) return first ?? null;
    return this.#asking ?? this.tables.find((one) => one.seat === this.viewer) ?? first;
  }

  /** A table that is still to come: being loaded, or one that could not be. */
  get opening(): TableLink['opening'] {
    return this.links.find(({ table }) => !table)?.opening ?? null;
  }

  /** How the table is shown. */
  get View(): TableLink['View'] {
    return this.links.find(({ table }) => table === this.table)?.View ?? null;
  }

  get #asking(): Table | undefined {
    return this.tables.find((one) => one.screen?.asked);
  }

  /** Whether the screen is covered until the named player shows up. */
  get covers(): boolean {
    const asking = this.#asking;
    const asked = asking?.screen?.asked;
    if (!this.shared || !asking || !asked || asking.seat === null) return false;
    if (asked.secret) return this.#secretAt !== asking.screen?.position;
    return asking.seat !== this.viewer && asking.parts.showsHand(asked);
  }

  get secret(): boolean {
    return Boolean(this.#asking?.screen?.asked?.secret);
  }

  /** Whether the hand of the table that is shown must not be seen. */
  get covered(): boolean {
    return this.shared && this.table?.seat !== this.viewer;
  }

  /** The named player pressed and held. */
  show(): void {
    const asking = this.#asking;
    if (!asking) return;
    const secret = asking.screen?.asked?.secret;
    this.#secretAt = secret ? (asking.screen?.position ?? -1) : -1;
    // After a secret question the screen is covered again, whatever is asked next.
    this.viewer = secret && asking.seat !== this.viewer ? null : asking.seat;
  }

  close(): void {
    for (const link of this.links) link.close();
  }

  #opened(table: Table): void {
    if (!this.shared) return;
    table.fixedBelow = seatOfToken(this.tokens[0] ?? '') ?? 0;
    table.screenKey = this;
  }
}
