/**
 * A card that is dragged out of the hand, in any direction: past a few pixels it is taken up, over the field it is
 * let go, and anywhere else it is put back. A finger that goes sideways scrolls the hand instead. Where the card is
 * enlarged over everything as soon as it is taken up, the drag is over with that.
 */
import { swallowClick } from '$shell/parts/long-press';
import { capturePointer } from '$shell/parts/pointer';

interface Ways {
  take: (from: HTMLElement) => void;
  drop: () => void;
  back: () => void;
  enlarges: boolean;
}

const STARTS = 10;

export function dragged(node: HTMLElement, ways: Ways) {
  let start: { x: number; y: number; id: number } | null = null;
  let moving = false;

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // A quick mouse leaves the card before its first move is heard.
    capturePointer(node, event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    // It was let go where this card did not hear of it.
    if (!event.buttons) {
      end();
      return;
    }
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    const far = event.pointerType === 'mouse' ? Math.hypot(x, y) : -y;
    if (!moving && far > STARTS) {
      moving = true;
      ways.take(node);
      if (ways.enlarges) end();
    }
    if (moving) node.style.transform = `translate(${x}px, ${y}px)`;
  };
  const up = (event: PointerEvent) => {
    const [dropped, dragged] = [moving && over(event, '.stage'), moving];
    end();
    if (dropped) ways.drop();
    else if (dragged) ways.back();
  };
  const cancel = () => {
    if (moving) ways.back();
    end();
  };
  const end = () => {
    if (moving) swallowClick();
    start = null;
    moving = false;
    node.style.transform = '';
  };

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', cancel);
  return {
    update: (next: Ways) => (ways = next),
    destroy: () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', cancel);
    },
  };
}

function over(event: PointerEvent, selector: string): boolean {
  const place = document.querySelector(selector)?.getBoundingClientRect();
  if (!place) return false;
  const { clientX: x, clientY: y } = event;
  return x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
}
