/** Any input ends what is being shown, and then counts for what is there: no press, key or drag is lost. */
import type { Stage } from './stage.svelte';

/** Keys that look or lead to controls without doing anything. */
const LOOKING = new Set(['Tab', 'F6', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);
/** The controls of the showing itself, fields to type in, and dialogs over the table. */
const APART =
  '[data-playback], dialog, [popover], textarea, select, input:not([type=radio]):not([type=checkbox])';

/** Listen until the returned function is called. `Space` is only the way past what is shown. */
export function interrupting(stage: Stage): () => void {
  const stop = new AbortController();
  const heeds = ({ target }: Event) => stage.busy && !(target instanceof Element && target.closest(APART));
  const press = (event: PointerEvent) => {
    if (heeds(event)) stage.finish();
  };
  const key = (event: KeyboardEvent) => {
    if (!heeds(event) || LOOKING.has(event.key) || event.isComposing) return;
    stage.finish();
    if (event.key !== ' ') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const options = { capture: true, signal: stop.signal };
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('keydown', key, options);
  return () => stop.abort();
}
