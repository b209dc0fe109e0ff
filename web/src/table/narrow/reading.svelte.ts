/** Which notes of the first game were read where they lie over the field: each comes by itself once. */
import type { Step } from '../guide/steps';

const KEPT = 'guide-read';

class Reading {
  #read = $state.raw<readonly string[]>((localStorage.getItem(KEPT) ?? '').split(' '));

  has(step: Step): boolean {
    return this.#read.includes(step);
  }

  add(step: Step): void {
    if (this.has(step)) return;
    this.#read = [...this.#read, step];
    localStorage.setItem(KEPT, this.#read.join(' ').trim());
  }
}

export const reading = new Reading();
