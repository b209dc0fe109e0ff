/** Parts of the page that are loaded when they are first needed; Late.svelte shows them. */
import { network } from '../net/network.svelte';

/** Words, or other parts, that come with a part. */
export type Needed = () => Promise<unknown>;

export class LatePart<T> {
  /** The part, once it is there. */
  part = $state.raw<T | null>(null);
  /** How often it did not come since it was last there. */
  failures = $state(0);
  isLoading = $state(false);
  #loading: Promise<T> | null = null;

  constructor(
    private readonly found: () => Promise<T>,
    private readonly needed: readonly Needed[],
  ) {}

  /** Load it, if nobody has. */
  load(): Promise<T> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = null;
      this.failures += 1;
      throw error;
    });
    return this.#loading;
  }

  /** Load it before it is needed; not without a network, because browsers remember a file that did not come. */
  foresee = (): void => {
    if (network.isThere) void this.load().catch(() => undefined);
  };

  /** Load it to be shown. Without a network it fails at once, and comes when the network does. */
  show(): void {
    if (this.part || this.#loading) return;
    if (network.isThere) void this.load().catch(() => undefined);
    else this.failures += 1;
  }

  /** Try again what has failed, because the player asks for it. */
  async again(): Promise<void> {
    this.isLoading = true;
    try {
      if (!(await isServerThere())) {
        this.failures += 1;
        return;
      }
      await loadStyles();
      await this.load();
    } catch {
      // Browsers may remember that a file was not there, and a new server has other files: a new page has all of them.
      location.reload();
    } finally {
      this.isLoading = false;
    }
  }

  async #load(): Promise<T> {
    const [part] = await Promise.all([this.found(), ...this.needed.map((load) => load())]);
    this.part = part;
    this.failures = 0;
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
