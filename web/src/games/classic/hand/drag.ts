/**
 * A card that is dragged out of the hand: past a few pixels it is taken up, over the field it is let go. Where it
 * is enlarged over everything as soon as it is taken up, the drag is over with that.
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
    if (event.button === 0) start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (!moving && -y > STARTS && -y > Math.abs(x)) {
      moving = true;
      capturePointer(node, start.id);
      ways.take(node);
      if (ways.enlarges) end();
    }
    if (moving) node.style.transform = `translate(${x}px, ${y}px)`;
  };
  const up = (event: PointerEvent) => {
    const dropped = moving && over(event, '.stage');
    end();
    if (dropped) ways.drop();
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
