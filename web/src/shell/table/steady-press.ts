/**
 * A press counts for the control on which it began, also if that moves before the release: the press itself may
 * have ended what was being shown, and the screen after it may have another order of things.
 */

const CONTROL = 'button, summary, [role=tab]';
/** Pixels by which a pointer strays at most; one that is led away on purpose presses nothing. */
const STRAYS = 8;

interface Pressed {
  control: HTMLElement;
  pointer: number;
  x: number;
  y: number;
}

/** Listen until the returned function is called. */
export function steadyPresses(): () => void {
  const stop = new AbortController();
  let pressed: Pressed | null = null;

  const down = ({ target, pointerId: pointer, clientX: x, clientY: y, button, isPrimary }: PointerEvent) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
    pressed = control && isPrimary && button === 0 ? { control, pointer, x, y } : null;
  };
  const strays = ({ clientX, clientY }: MouseEvent, { x, y }: Pressed) =>
    Math.hypot(clientX - x, clientY - y) > STRAYS;
  const up = (event: PointerEvent) => {
    const found = pressed;
    if (!found || event.pointerId !== found.pointer) return;
    if (strays(event, found)) pressed = null;
    // A control that was moved within the page may get no click at all from a mouse.
    else if (event.pointerType === 'mouse') setTimeout(() => pressed === found && press(found));
  };
  const press = ({ control }: Pressed) => {
    pressed = null;
    if (control.isConnected) control.click();
  };
  const click = (event: MouseEvent) => {
    const found = pressed;
    pressed = null;
    if (!found || !event.isTrusted || !event.detail) return;
    if (event.target instanceof Node && found.control.contains(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    press(found);
  };
  const cancel = () => (pressed = null);

  const options = { capture: true, signal: stop.signal };
  window.addEventListener('pointerdown', down, options);
  window.addEventListener('pointerup', up, options);
  window.addEventListener('pointercancel', cancel, options);
  window.addEventListener('click', click, options);
  return () => stop.abort();
}
