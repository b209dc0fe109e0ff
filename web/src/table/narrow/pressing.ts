/** A long press with finger or pen: felt at once, done when the finger is lifted. */

const LONG_PRESS = 350;
const MOVED = 8;
const BUZZ = 12;

export function pressed(node: HTMLElement, does: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let long = false;

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return;
    from = { x: event.clientX, y: event.clientY };
    long = false;
    timer = setTimeout(() => {
      long = true;
      navigator.vibrate?.(BUZZ);
    }, LONG_PRESS);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > MOVED) stop();
  };
  const up = () => {
    // A panel that opens while the finger is down would be closed by lifting it.
    if (long) setTimeout(does);
    stop();
  };
  const stop = () => {
    clearTimeout(timer);
    long = false;
  };
  const menu = (event: Event) => event.preventDefault();

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', stop);
  node.addEventListener('contextmenu', menu);
  return {
    destroy: () => {
      stop();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', stop);
      node.removeEventListener('contextmenu', menu);
    },
  };
}
