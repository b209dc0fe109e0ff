/** How wide words are, measured as the browser writes them. */
const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;
let family = '';

/** The width of a text in pixels at a size. All digits are as wide as the widest, so figures are measured once. */
export function widthOf(words: string, size: number, weight = 600): number {
  const text = words.replace(/\d/g, '0');
  const key = `${weight}|${text}`;
  let wide = known.get(key);
  if (wide === undefined) {
    pen ??= document.createElement('canvas').getContext('2d');
    if (pen) {
      family ||= getComputedStyle(document.body).fontFamily;
      pen.font = `${weight} 100px ${family}`;
      wide = pen.measureText(text).width / 100;
    } else wide = text.length * 0.56;
    known.set(key, wide);
  }
  return wide * size;
}
