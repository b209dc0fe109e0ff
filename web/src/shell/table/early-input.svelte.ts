/**
 * Input that comes while an answer is on its way is kept and done in its order when the reply is here. It is
 * forgotten where it means nothing any more: the answer was refused, its control is gone, or it was a second press
 * on the question that has just been answered. `table.early` tells handlers that the player has not seen the open
 * question yet, so that no press answers a question that came after it.
 */
import { flushSync } from 'svelte';
import type { Table } from './table.svelte';

/** Milliseconds to wait for our next question while another player, such as the computer, decides in our turn. */
const PATIENCE = 2000;
/** Controls that do not depend on the open question, fields to type in, and what lies over the table. */
const AT_ONCE =
  '[data-region=top], [data-region=log], [data-region=notices], [data-playback], [role=dialog], dialog, ' +
  '[popover], a[href], textarea, select, input:not([type=radio]):not([type=checkbox])';
/** The controls of the question that has been answered. */
const ANSWERED = '[data-region=question]';
const BUTTON = 'button, summary, input';
/** Places where things are dragged. */
const DRAGGED = '[data-region=field], [data-region=hand]';
/** Marks an element of a drawing in whose units places are meant, wherever the camera looks. */
const PLANE = '[data-plane]';

/** What was meant when the player pressed, for handlers that do it later. */
export interface Early {
  /** The thing that was selected then; null where an earlier kept press may have changed that. */
  about: unknown;
}

interface Kept extends Early {
  target: Element;
  apply: () => void;
}
interface Gesture extends Kept {
  pointer: number;
  events: Placed[];
}
/** A pointer's event with its place on the drawing. */
interface Placed {
  event: PointerEvent;
  place: DOMPoint | null;
}

class EarlyInput {
  #kept: Kept[] = [];
  /** The pointer that is still down. */
  #gesture: Gesture | null = null;
  #applying = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  listen(signal: AbortSignal): void {
    const options = { capture: true, signal };
    addEventListener('keydown', (event) => this.#key(event), options);
    addEventListener('click', (event) => this.#click(event), options);
    addEventListener('pointerdown', (event) => this.#down(event), options);
    for (const kind of ['pointermove', 'pointerup', 'pointercancel'] as const)
      addEventListener(kind, (event) => this.#follow(event), options);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#kept = [];
    this.#gesture = null;
  }

  /** The reply is here, or another screen: do all that was kept as soon as we are asked again, or cannot be. */
  apply(): void {
    const { table } = this;
    if (!this.#kept.length || this.#applying || table.isAnswering) return;
    if (!table.accepted) return this.forget();
    const { newest } = table;
    if (newest && !newest.asked && table.ownTurnAt(newest)) {
      this.#timer ??= setTimeout(() => this.forget(), PATIENCE);
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = undefined;
    table.stage.finish();
    flushSync();
    this.#applying = true;
    while (this.#kept.length && !table.isAnswering) this.#applyNext();
    this.#applying = false;
  }

  #applyNext(): void {
    const kept = this.#kept.shift();
    if (kept === this.#gesture) this.#gesture = null;
    if (!kept?.target.isConnected) return;
    this.table.early = kept;
    kept.apply();
    this.table.early = null;
    flushSync();
  }

  /** Whether an event has to wait. One that need not is later than all that is kept, which has no meaning then. */
  #waits(event: Event): boolean {
    if (this.#applying || !(event.target instanceof Element) || event.target.closest(AT_ONCE)) return false;
    if (this.table.isAnswering) return true;
    if (event.type === 'keydown' || event.type === 'pointerdown') this.forget();
    return false;
  }

  #keep(event: Event, kept: Kept): void {
    event.stopImmediatePropagation();
    this.#kept.push(kept);
  }

  #about(): unknown {
    return this.#kept.length ? null : this.table.about;
  }

  #key(event: KeyboardEvent): void {
    const { target, key } = event;
    if (!(target instanceof Element) || !isForTable(event) || !this.#waits(event)) return;
    if (key === 'Escape') return this.forget();
    // The browser turns it into a click.
    const clicks = (key === 'Enter' || key === ' ') && target.closest(BUTTON);
    if (clicks && !event.repeat) return;
    event.preventDefault();
    if (event.repeat) return event.stopImmediatePropagation();
    const apply = () => target.dispatchEvent(new KeyboardEvent('keydown', event));
    this.#keep(event, { target, about: this.#about(), apply });
  }

  #click(event: MouseEvent): void {
    if (!(event.target instanceof Element) || !this.#waits(event)) return;
    const target = event.target.closest<HTMLElement>(BUTTON);
    if (!target) return;
    event.preventDefault();
    if (target.closest(ANSWERED)) return event.stopImmediatePropagation();
    const words = target.getAttribute('aria-label') ?? target.textContent;
    const apply = () => {
      if ((target.getAttribute('aria-label') ?? target.textContent) === words) target.click();
    };
    this.#keep(event, { target, about: this.#about(), apply });
  }

  #down(event: PointerEvent): void {
    const { target } = event;
    if (!(target instanceof Element) || !this.#waits(event) || !target.closest(DRAGGED)) return;
    // A second finger makes it a pinch of the camera, which need not wait.
    if (this.#gesture) return this.forget();
    const events = [placed(event, target)];
    const apply = () => {
      for (const one of events) target.dispatchEvent(again(one, target));
    };
    this.#gesture = { target, pointer: event.pointerId, events, about: this.#about(), apply };
    this.#keep(event, this.#gesture);
  }

  #follow(event: PointerEvent): void {
    const gesture = this.#gesture;
    if (!gesture || this.#applying || event.pointerId !== gesture.pointer) return;
    event.stopImmediatePropagation();
    const last = gesture.events.at(-1);
    if (event.type === 'pointermove' && last?.event.type === 'pointermove') gesture.events.pop();
    gesture.events.push(placed(event, gesture.target));
    if (event.type !== 'pointermove') this.#gesture = null;
  }
}

/** Keys that do something at the table; those of the browser and those that only lead somewhere go their way. */
function isForTable({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  const arrow = key.startsWith('Arrow');
  if (isComposing || metaKey || altKey || (ctrlKey && !arrow)) return false;
  return arrow || key.length === 1 || ['Enter', 'Escape', 'Home', 'End'].includes(key);
}

/** From the units of the drawing that holds an element to pixels. */
function scaleOf(target: Element): DOMMatrix | undefined {
  return target.closest('svg')?.querySelector<SVGGraphicsElement>(PLANE)?.getScreenCTM() ?? undefined;
}

function placed(event: PointerEvent, target: Element): Placed {
  const matrix = scaleOf(target)?.inverse();
  const at = new DOMPoint(event.clientX, event.clientY);
  return { event, place: matrix ? at.matrixTransform(matrix) : null };
}

/** The event as it would be now: at the same place of the drawing, where the camera has moved since. */
function again({ event, place }: Placed, target: Element): PointerEvent {
  const matrix = scaleOf(target);
  const at = place && matrix ? place.matrixTransform(matrix) : { x: event.clientX, y: event.clientY };
  const { type, pointerId, pointerType, isPrimary, button, buttons, shiftKey, ctrlKey } = event;
  const [clientX, clientY] = [at.x, at.y];
  const more = { bubbles: true, cancelable: true, composed: true, clientX, clientY, shiftKey, ctrlKey };
  return new PointerEvent(type, { ...more, pointerId, pointerType, isPrimary, button, buttons });
}

/** Keep early input of a table; to be called in an effect, and stopped by the returned function. */
export function keepEarlyInput(table: Table): () => void {
  const stop = new AbortController();
  const early = new EarlyInput(table);
  early.listen(stop.signal);
  $effect(() => {
    void table.newest;
    if (!table.isAnswering) queueMicrotask(() => early.apply());
  });
  return () => {
    stop.abort();
    early.forget();
  };
}
