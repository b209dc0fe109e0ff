/**
 * The keyboard in one place. A component registers what it does for verbs, not for keys: $effect(() => keys.on({
 * undo: () => table.undo(), digit: (press) => lift(press.digit) })); `on` returns the function that takes the
 * registration back, so an $effect cleans up by itself. The last registration is asked first; a handler that
 * returns false declines and the next one is asked, so "arrows while moving" stands before "arrows between
 * creatures" and Escape goes to what opened last: $effect(() => (open ? keys.on({ escape: close }) : undefined));
 * When a value that the $effect reads changes, its handlers are registered again, at the front; values that
 * handlers read when a key is pressed have no such effect. Keys that components handle themselves (preventDefault
 * in their own onkeydown) never come here. While a player types, or a modal dialog or a popover is open, nothing
 * is dispatched; Enter and Space belong to the focused button, link or tab. Single characters are off where the
 * player says so. The shell (bindings.ts) and the game whose table is open map keys to verbs. Regions carry data-
 * region on an element; `focusRegion('log')` puts the focus on its first reachable part, and F6 goes from one to
 * the next in the order that the game gives.
 */
import { settings } from '../settings.svelte';
import { SHELL_KEYS, type Bindings, type Verb } from './bindings';
import { isCharacter, meaning, type Press } from './press';

/** Handles a press; false declines it. */
export type Handler = (press: Press) => unknown;

const TYPING =
  'input:not([type=checkbox]):not([type=radio]):not([type=range]):not([type=button]), textarea, select, [contenteditable=true]';
const PRESSABLE =
  'button, a[href], summary, input, [role=button], [role=tab], [role=menuitem], [role=menuitemradio], [role=switch], [role=option]';
const REACHABLE = 'button:not([disabled]), a[href], input:not([disabled]), select, textarea, [tabindex="0"]';
const ARROWED = '[role=tablist], [role=menu], [role=radiogroup], [role=listbox]';

export class Keys<V extends string> {
  #registered: Partial<Record<string, Handler>>[] = [];
  #bindings: Bindings = SHELL_KEYS;
  #regions: readonly string[] = [];

  constructor() {
    if (typeof window !== 'undefined') window.addEventListener('keydown', (event) => this.#press(event));
  }

  /** Take the keys and the order of regions of a game; the function that takes them back is returned. */
  use(bindings: Bindings, regions: readonly string[]): () => void {
    this.#bindings = { ...bindings, ...SHELL_KEYS };
    this.#regions = ['notices', 'question', 'coach', 'task', ...regions, 'log', 'top'];
    return () => {
      this.#bindings = SHELL_KEYS;
      this.#regions = [];
    };
  }

  on(handlers: Partial<Record<V, Handler>>): () => void {
    this.#registered = [handlers, ...this.#registered];
    return () => (this.#registered = this.#registered.filter((one) => one !== handlers));
  }

  /** Do a verb as if its key were pressed; whether any handler did it. */
  do(press: Press): boolean {
    for (const handlers of this.#registered) {
      const handler = handlers[press.verb];
      if (handler && handler(press) !== false) return true;
    }
    return false;
  }

  /** From the region that has the focus to the next one that is there. */
  nextRegion(step: 1 | -1): boolean {
    const now = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region;
    const regions = this.#regions;
    const at = regions.findIndex((one) => one === now);
    const begin = at < 0 && step < 0 ? 0 : at;
    for (let count = 1; count <= regions.length; count++) {
      const region = regions[(begin + step * count + 2 * regions.length) % regions.length];
      if (region && focusRegion(region)) return true;
    }
    return false;
  }

  #press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing) return;
    const press = meaning(event, this.#bindings);
    if (!press || (isCharacter(event) && !settings.keys)) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (document.querySelector('dialog:modal, :popover-open:not([popover=manual])') || target.closest(TYPING))
      return;
    if ((press.verb === 'confirm' || press.verb === 'skip') && target.closest(PRESSABLE)) return;
    if (event.key.startsWith('Arrow') && target.closest(ARROWED)) return;
    if (this.do(press)) event.preventDefault();
  }
}

export const keys = new Keys<Verb>();

/** Put the focus into a region: on its first part that can be reached, or on itself. */
export function focusRegion(region: string): boolean {
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
