/** Bring all events of a pressed pointer to an element. One that was kept until now may be lifted already. */
export function capturePointer(element: Element, pointer: number): void {
  try {
    element.setPointerCapture(pointer);
  } catch (why) {
    if (!(why instanceof DOMException && why.name === 'NotFoundError')) throw why;
  }
}
