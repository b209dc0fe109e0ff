/** Which plan of the table fits the window: three columns, two columns, or a phone with a sheet. */

export type Plan = 'wide' | 'middle' | 'narrow' | 'flat';

const WIDE = matchMedia('(min-width: 1200px)');
const NARROW = matchMedia('(max-width: 719.98px)');
/** A phone that lies on its side: the field to the left, the sheet to the right. */
const FLAT = matchMedia('(max-height: 519.98px) and (orientation: landscape)');

/** A laptop's window: three columns fit, but not everything in the right one. */
const LOW = matchMedia('(max-height: 819.98px)');

function fitting(): Plan {
  if (FLAT.matches) return 'flat';
  if (NARROW.matches) return 'narrow';
  return WIDE.matches ? 'wide' : 'middle';
}

class Layout {
  plan = $state<Plan>(fitting());
  #low = $state(LOW.matches);

  /** On a phone, upright or on its side. */
  get small(): boolean {
    return this.plan === 'narrow' || this.plan === 'flat';
  }

  /** Odds in few lines and the log folded, for there is little height. */
  get tight(): boolean {
    return this.plan !== 'wide' || this.#low;
  }

  constructor() {
    LOW.addEventListener('change', () => (this.#low = LOW.matches));
    for (const query of [WIDE, NARROW, FLAT]) query.addEventListener('change', () => (this.plan = fitting()));
  }
}

export const layout = new Layout();
