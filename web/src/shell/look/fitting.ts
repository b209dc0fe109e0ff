/** The size of a name in a narrow box, by the widths of its words in the font that the device has. */

const MEASURED_AT = 100;
const STEP = 0.25;
/** Browsers round widths; a word that fits exactly may still break. */
const SLACK = 1.01;

export interface Box {
  /** The width, in the unit of the sizes. */
  readonly width: number;
  readonly lines: number;
  /** The largest and the smallest size; a word that is too long even for the smallest breaks. */
  readonly most: number;
  readonly least: number;
}

/** The parts of a name between which a line may end: words, and what stands before a hyphen. */
export function parts(name: string): string[] {
  return name.match(/\s*[^\s-]+-?/g) ?? [];
}

/** The largest size at which no word is broken and the name needs no more lines than there are. */
export function fittedSize(name: string, box: Box, measure: (text: string) => number): number {
  const words = parts(name).map(
    (part) => [measure(part) * SLACK, measure(part.trimStart()) * SLACK] as const,
  );
  for (let size = box.most; size > box.least; size -= STEP) {
    if (fits(words, box, size)) return size;
  }
  return box.least;
}

function fits(words: readonly (readonly [number, number])[], { width, lines }: Box, size: number): boolean {
  let used = 0;
  let line = 1;
  for (const [after, alone] of words) {
    if (alone * size > width) return false;
    const inLine = used + (used ? after : alone) * size;
    if (inLine <= width) {
      used = inLine;
    } else {
      line += 1;
      used = alone * size;
    }
  }
  return line <= lines;
}

let pen: CanvasRenderingContext2D | null | undefined;

/** Measures texts in the font of an element, in its size; a letter counts 0.62 where nothing can be drawn. */
export function measuring(element: Element): (text: string) => number {
  const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element);
  const font = `${fontStyle} ${fontWeight} ${String(MEASURED_AT)}px ${fontFamily}`;
  pen ??= document.createElement('canvas').getContext('2d');
  return (text) => {
    if (!pen) return text.length * 0.62;
    pen.font = font;
    return pen.measureText(text).width / MEASURED_AT;
  };
}
