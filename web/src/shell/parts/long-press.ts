/** A long press with finger or pen: done as soon as it is long enough; lifting the finger then presses nothing. */

const LONG_PRESS = 350;
const MOVED = 8;
const BUZZ = 12;

export function pressed(node: HTMLElement, does: (node: HTMLElement) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      navigator.vibrate?.(BUZZ);
      swallowClick();
      does(node);
    }, LONG_PRESS);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > MOVED) stop();
  };
  const stop = () => clearTimeout(timer);
  const menu = (event: Event) => event.preventDefault();

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', stop);
  node.addEventListener('pointercancel', stop);
  node.addEventListener('contextmenu', menu);
  return {
    update: (next: (node: HTMLElement) => void) => (does = next),
    destroy: () => {
      stop();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', stop);
      node.removeEventListener('pointercancel', stop);
      node.removeEventListener('contextmenu', menu);
    },
  };
}

/** Ignore the click of this touch or drag, but not the next one. */
export function swallowClick(): void {
  const stop = new AbortController();
  const { signal } = stop;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    stop.abort();
  };
  addEventListener('click', swallow, { capture: true, signal });
  addEventListener('pointerdown', () => stop.abort(), { capture: true, signal });
}
