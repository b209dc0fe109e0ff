/** Whether the server can be reached, as far as this page knows. */
class Network {
  #isOnline = $state(navigator.onLine);
  /** The tables whose connection was lost. */
  #lost = $state.raw<ReadonlySet<unknown>>(new Set());

  constructor() {
    addEventListener('online', () => (this.#isOnline = true));
    addEventListener('offline', () => (this.#isOnline = false));
  }

  get isThere(): boolean {
    return this.#isOnline && this.#lost.size === 0;
  }

  lose(connection: unknown): void {
    if (!this.#lost.has(connection)) this.#lost = new Set([...this.#lost, connection]);
  }

  /** The connection is back, or nobody wants it any more. */
  find(connection: unknown): void {
    if (this.#lost.has(connection)) this.#lost = new Set([...this.#lost].filter((one) => one !== connection));
  }
}

export const network = new Network();
