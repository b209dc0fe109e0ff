/** Parts of the page that are loaded when they are first needed; Late.svelte shows them. */

/** Words, or other parts, that come with a part. */
export type Needed = () => Promise<unknown>;

export class LatePart<T> {
  /** The part, once it is there. */
  part = $state.raw<T | null>(null);
  failed = $state(false);
  #loading: Promise<T> | null = null;

  constructor(
    private readonly found: () => Promise<T>,
    private readonly needed: readonly Needed[],
  ) {}

  /** Load it, if nobody has. */
  load(): Promise<T> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = null;
      this.failed = true;
      throw error;
    });
    return this.#loading;
  }

  /** Load it before it is needed; not without a network, because browsers remember a file that did not come. */
  foresee = (): void => {
    if (navigator.onLine) void this.load().catch(() => undefined);
  };

  /** Try again what has failed. */
  async again(): Promise<void> {
    this.failed = false;
    try {
      await loadStyles();
      await this.load();
    } catch {
      this.failed = true;
      // Browsers may remember that a file was not there, and a new server has other files: a new page has all of them.
      if (await isServerThere()) location.reload();
    }
  }

  async #load(): Promise<T> {
    const [part] = await Promise.all([this.found(), ...this.needed.map((load) => load())]);
    this.part = part;
    this.failed = false;
    return part;
  }
}

/** A part of the page, and what it needs besides. */
export const late = <T>(found: () => Promise<T>, ...needed: Needed[]): LatePart<T> =>
  new LatePart(found, needed);

/** Ask again for the stylesheets that did not come: the loader of modules believes they are there. */
async function loadStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(links.filter(({ sheet }) => !sheet).map(loadAgain));
}

const loadAgain = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', resolve);
    again.addEventListener('error', reject);
    link.replaceWith(again);
  });

const isServerThere = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
