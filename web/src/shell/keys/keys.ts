/**
 * The keyboard in one place. A component registers what it does for verbs of table.ts, not for keys:
 *
 *     $effect(() => keys.on({ undo: () => table.undo(), card: (press) => lift(press.card) }));
 *
 * `on` returns the function that takes the registration back, so an $effect cleans up by itself.
 * Who registered last is asked first; a handler that returns false declines and the next one is asked, so
 * "arrows while moving" stands before "arrows between creatures" and Escape goes to what opened last:
 *
 *     $effect(() => (open ? keys.on({ escape: close }) : undefined));
 *
 * What the $effect itself reads registers anew, and so at the front, whenever it changes; what handlers read when
 * a key is pressed does not. What components handle themselves (preventDefault in their own onkeydown) never comes
 * here. While somebody types, or a modal dialog or a popover is open, nothing is dispatched; Enter and Space belong to
 * the focused button, link or tab. Single characters are off where the player says so.
 *
 * 0 is the tenth card and, where there is none, fits the field: the hand declines `card` for a place without a
 * card, and the field takes `card` with press.card === 9 as `fit`.
 *
 * Regions carry data-region="strip|field|selection|odds|hand|city|opponent|log|top|notices|question" on an
 * element; `focusRegion('odds')` puts the focus on its first reachable part (F6 goes from one to the next).
 */
import { settings } from '../settings.svelte';
import { isCharacter, meaning, type Press } from './press';
import type { Verb } from './bindings';

/** What is done at a press; false declines. */
export type Handler = (press: Press) => unknown;
export type Handlers = Partial<Record<Verb, Handler>>;

const REGIONS = [
  'notices',
  'question',
  'strip',
  'field',
  'selection',
  'odds',
  'hand',
  'city',
  'opponent',
  'log',
  'top',
] as const;
export type Region = (typeof REGIONS)[number];

const TYPING =
  'input:not([type=checkbox]):not([type=radio]):not([type=range]):not([type=button]), textarea, select, [contenteditable=true]';
const PRESSABLE =
  'button, a[href], summary, input, [role=button], [role=tab], [role=menuitem], [role=menuitemradio], [role=switch], [role=option]';
const REACHABLE = 'button:not([disabled]), a[href], input:not([disabled]), select, textarea, [tabindex="0"]';
const ARROWED = '[role=tablist], [role=menu], [role=radiogroup], [role=listbox]';

class Keys {
  #registered: Handlers[] = [];

  constructor() {
    if (typeof window !== 'undefined') window.addEventListener('keydown', (event) => this.#press(event));
  }

  on(handlers: Handlers): () => void {
    this.#registered = [handlers, ...this.#registered];
    return () => (this.#registered = this.#registered.filter((one) => one !== handlers));
  }

  /** Do a verb as if its key were pressed; whether anybody did it. */
  do(press: Press): boolean {
    for (const handlers of this.#registered) {
      const handler = handlers[press.verb];
      if (handler && handler(press) !== false) return true;
    }
    return false;
  }

  #press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return;
    const press = meaning(event);
    if (!press || (isCharacter(event) && !settings.keys)) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (document.querySelector('dialog:modal, :popover-open:not([popover=manual])') || target.closest(TYPING))
      return;
    if ((press.verb === 'confirm' || press.verb === 'skip') && target.closest(PRESSABLE)) return;
    if (event.key.startsWith('Arrow') && target.closest(ARROWED)) return;
    if (this.do(press)) event.preventDefault();
  }
}

export const keys = new Keys();

/** Put the focus into a region: on its first part that can be reached, or on itself. */
export function focusRegion(region: Region): boolean {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-region="${region}"]`)) {
    if (!place.checkVisibility()) continue;
    const part = [...place.querySelectorAll<HTMLElement>(REACHABLE)].find((one) => one.checkVisibility());
    const target = part ?? place;
    if (!part && !place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
    target.focus();
    if (document.activeElement === target) return true;
  }
  return false;
}

/** From the region that has the focus to the next one that is there. */
export function nextRegion(step: 1 | -1): boolean {
  const now = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region;
  const at = REGIONS.findIndex((one) => one === now);
  const begin = at < 0 && step < 0 ? 0 : at;
  for (let count = 1; count <= REGIONS.length; count++) {
    const region = REGIONS[(begin + step * count + 2 * REGIONS.length) % REGIONS.length];
    if (region && focusRegion(region)) return true;
  }
  return false;
}
