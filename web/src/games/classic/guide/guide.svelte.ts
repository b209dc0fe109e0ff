/** Whether a newcomer is guided: in the first game of this browser, until it is dismissed. */

const KEPT = 'guide';
const OFF = 'off';

class Guide {
  /** The table of the first game, or that nobody wants guidance any more. */
  #kept = $state(localStorage.getItem(KEPT) ?? '');

  /** The first table that is opened is the first game. */
  meet(table: string): void {
    if (!this.#kept) this.#keep(table);
  }

  at(table: string): boolean {
    return this.#kept === table && this.#kept !== OFF;
  }

  dismiss(): void {
    this.#keep(OFF);
  }

  #keep(value: string): void {
    this.#kept = value;
    localStorage.setItem(KEPT, value);
  }
}

export const guide = new Guide();
