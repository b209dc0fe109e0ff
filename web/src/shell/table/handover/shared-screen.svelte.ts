/**
 * Two at one screen: whose hand may be seen. A turn begins behind a cover, a secret question too. What the other
 * is asked in the middle of a turn (how to split dice, whom to hit) needs no cover; the hand is then shown as backs.
 */
import type { Table } from '../table.svelte';

const OWN = new Set([
  'turn',
  'construction',
  'opening-hand',
  'action',
  'after-moving',
  'hero-place',
  'pay',
  'summoning-place',
]);

export class Sharing {
  /** The seat that sees its hand now. */
  viewer = $state<number | null>(null);
  /** The position of a secret question that was uncovered. */
  #secretAt = $state(-1);

  constructor(readonly tables: Table[]) {
    const [first] = tables;
    if (!first || tables.length < 2) return;
    for (const table of tables) {
      table.fixedBelow = 0;
      table.sharedWith = first;
    }
  }

  get shared(): boolean {
    return this.tables.length > 1;
  }

  /** The table of whoever is asked; while nobody is, of whoever sees the hand. */
  get table(): Table {
    const [first] = this.tables as [Table];
    if (!this.shared) return first;
    return this.#asking ?? this.tables.find((one) => one.seat === this.viewer) ?? first;
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
    return asking.seat !== this.viewer && OWN.has(asked.choice);
  }

  get secret(): boolean {
    return Boolean(this.#asking?.screen?.asked?.secret);
  }

  /** Whether the hand of the table that is shown must not be seen. */
  get covered(): boolean {
    return this.shared && this.table.seat !== this.viewer;
  }

  /** The named player pressed and held. */
  show(): void {
    const asking = this.#asking;
    if (!asking) return;
    const secret = asking.screen?.asked?.secret;
    this.#secretAt = secret ? (asking.screen?.position ?? -1) : -1;
    // After a question for one alone the screen is covered again, whoever is next.
    this.viewer = secret && asking.seat !== this.viewer ? null : asking.seat;
  }
}
