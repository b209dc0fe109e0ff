/** How wide words are, measured as the browser writes them. */
const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a text in pixels at a size. */
export function widthOf(text: string, size: number, weight = 600): number {
  const key = `${weight}|${text}`;
  let wide = known.get(key);
  if (wide === undefined) {
    pen ??= document.createElement('canvas').getContext('2d');
    if (pen) {
      pen.font = `${weight} 100px ${getComputedStyle(document.body).fontFamily}`;
      wide = pen.measureText(text).width / 100;
    } else wide = text.length * 0.56;
    known.set(key, wide);
  }
  return wide * size;
}
