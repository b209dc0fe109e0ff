/** The notes of the first game where they lie over the field: each comes by itself once, and again when it is asked for. */
import { guide } from './guide.svelte';
import { stepOf, type Step } from './steps';
import type { ClassicTable } from '../table.svelte';

const KEPT = 'guide-read';
/** Between two answers nobody is asked anything for a moment; that is not told. */
const SETTLED = 500;

export class Guiding {
  step = $state<Step | ''>('');
  open = $state(false);
  #read = new Set((localStorage.getItem(KEPT) ?? '').split(' '));
  /** Whether the note tells what the game is about; that comes first and once, and again where it was asked for. */
  introduces = $state(false);

  /** To be made while a component is. */
  constructor(readonly table: ClassicTable) {
    $effect(() => {
      const next = stepOf(table.asked, table.view, table.isOverlord);
      if (next === this.step || (next === 'wait' && table.view?.active === table.seat)) return;
      if (next !== 'wait') this.fold();
      const timer = setTimeout(() => {
        this.fold();
        this.step = next;
        this.introduces = next === 'begin' || (next === 'hero' && !this.#read.has('begin'));
        this.open = next !== '' && !this.#read.has(next);
      }, SETTLED);
      return () => clearTimeout(timer);
    });
  }

  /** Whether there is anything to tell. */
  get on(): boolean {
    return this.step !== '' && this.table.seat !== null && guide.at(this.table.welcome.table ?? '');
  }

  toggle(): void {
    if (this.open) this.fold();
    else this.open = true;
  }

  /** Mark the open note as read. */
  fold(): void {
    if (!this.open) return;
    this.open = false;
    this.#read.add(this.step);
    if (this.introduces) this.#read.add('begin');
    this.introduces = this.step === 'begin';
    localStorage.setItem(KEPT, [...this.#read].join(' ').trim());
  }
}
