/**
 * Any input ends what is being shown, and then counts for what is there: no press, key or drag is lost. One press
 * counts once: a key that is held down answers no second question.
 */
import type { Stage } from './stage.svelte';

/** Keys that look or lead to controls without doing anything. */
const LOOKING = new Set(['Tab', 'F6', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);
/** The controls of the showing itself, fields to type in, and dialogs over the table. */
const APART =
  '[data-playback], dialog, [popover], textarea, select, input:not([type=radio]):not([type=checkbox])';

/** Listen until the returned function is called. `Space` is only the way past what is shown. */
export function interrupting(stage: Stage): () => void {
  const stop = new AbortController();
  let skipped = false;
  const heeds = ({ target }: Event) => stage.busy && !(target instanceof Element && target.closest(APART));
  const press = (event: PointerEvent) => {
    if (heeds(event)) stage.finish();
  };
  const repeats = ({ repeat, key, target }: KeyboardEvent) =>
    repeat && (key === 'Enter' || key === ' ') && !(target instanceof Element && target.closest(APART));
  const key = (event: KeyboardEvent) => {
    if (repeats(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    if (!heeds(event) || LOOKING.has(event.key) || event.isComposing) return;
    stage.finish();
    if (event.key !== ' ') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    skipped = true;
  };
  // Some browsers press the focused button when Space is let go.
  const lifted = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    if (skipped) event.preventDefault();
    skipped = false;
  };
  const options = { capture: true, signal: stop.signal };
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('keydown', key, options);
  window.addEventListener('keyup', lifted, options);
  return () => stop.abort();
}
