/** The board that is shown as a picture with a caption: SVG with its looks written in, or PNG drawn from it. */

const LOOKS = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'stop-color',
  'stop-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'visibility',
  'display',
  'color',
];
const NAMESPACE = 'http://www.w3.org/2000/svg';
const CAPTION = 44;

/** Write the looks that style sheets give into the copy, element by element. */
function writeLooks(from: Element, to: Element): void {
  const seen = getComputedStyle(from);
  // As attributes: the page's policy allows no styles written in place.
  for (const name of ['style', 'tabindex', 'role', 'class']) to.removeAttribute(name);
  for (const name of LOOKS) to.setAttribute(name, seen.getPropertyValue(name));
  [...from.children].forEach((child, at) => {
    const copy = to.children[at];
    if (copy) writeLooks(child, copy);
  });
}

/** The ids that a drawing refers to. */
function named(drawing: Element): string[] {
  const text = new XMLSerializer().serializeToString(drawing);
  return [...text.matchAll(/(?:href="#|url\((?:&quot;|")?#)([\w:-]+)/g)].flatMap(([, id]) => id ?? []);
}

/** The shapes and patterns of other parts of the page that a drawing uses. */
function borrowed(drawing: Element): Element[] {
  const known = new Set([...drawing.querySelectorAll('[id]')].map(({ id }) => id));
  const found: Element[] = [];
  const wanted = named(drawing);
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    const original = known.has(id) ? null : document.getElementById(id);
    known.add(id);
    if (!original) continue;
    const copy = original.cloneNode(true) as Element;
    writeLooks(original, copy);
    found.push(copy);
    wanted.push(...named(copy));
  }
  return found;
}

/** The board on the page as a drawing that stands by itself. */
export function boardPicture(caption: string): { svg: string; width: number; height: number } | null {
  const board = document.querySelector<SVGSVGElement>('[data-region=field] svg');
  if (!board) return null;
  const { width, height } = board.getBoundingClientRect();
  const copy = board.cloneNode(true) as SVGSVGElement;
  writeLooks(board, copy);
  const defs = document.createElementNS(NAMESPACE, 'defs');
  defs.append(...borrowed(copy));
  copy.prepend(defs);
  const page = getComputedStyle(document.documentElement);
  const ground = document.createElementNS(NAMESPACE, 'rect');
  ground.setAttribute('width', `${width}`);
  ground.setAttribute('height', `${height + CAPTION}`);
  ground.setAttribute('fill', page.getPropertyValue('--panel').trim() || '#fff');
  copy.insertBefore(ground, defs.nextSibling);
  const words = document.createElementNS(NAMESPACE, 'text');
  words.setAttribute('x', `${width / 2}`);
  words.setAttribute('y', `${height + 28}`);
  words.setAttribute('text-anchor', 'middle');
  words.setAttribute('font-family', 'sans-serif');
  words.setAttribute('font-size', '15');
  words.setAttribute('fill', page.getPropertyValue('--text').trim() || '#000');
  words.textContent = caption;
  copy.append(words);
  copy.setAttribute('xmlns', NAMESPACE);
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height + CAPTION}`);
  copy.setAttribute('viewBox', `0 0 ${width} ${height + CAPTION}`);
  return { svg: new XMLSerializer().serializeToString(copy), width, height: height + CAPTION };
}

/** The drawing as PNG, at twice its size so that it stays sharp. */
export async function asPng({
  svg,
  width,
  height,
}: {
  svg: string;
  width: number;
  height: number;
}): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 2 * width;
  canvas.height = 2 * height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}
