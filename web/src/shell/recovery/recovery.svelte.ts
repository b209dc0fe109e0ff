/** The recovery phrase of this browser: a name, games, decks and progress follow it to other devices. */
import { keptDecks } from '../decks/kept-decks.svelte';
import { deleteBackup, readBackup, Refusal, saveBackup } from '../net/http';
import { settings } from '../settings.svelte';
import { newPhrase, readPhrase } from './phrase';
import { canSeal, keysOf, sealed, unsealed, type Keys } from './sealing';
import { merged, put, taken, type Snapshot } from './snapshot';

const PHRASE = 'recovery';
/** What the server had when this browser last agreed with it. */
const AGREED = 'recovery-agreed';

class Recovery {
  phrase = $state(localStorage.getItem(PHRASE) ?? '');
  /** Counts the times at which something came from another device. */
  arrived = $state(0);
  #syncing: Promise<void> | undefined;

  get isPossible(): boolean {
    return canSeal();
  }

  /** Make a phrase and keep a first backup. */
  async begin(): Promise<void> {
    const phrase = newPhrase();
    await this.#agree(phrase, {}, await keysOf(phrase));
  }

  /** Take over what belongs to a phrase; false if it cannot be one. */
  async enter(typed: string): Promise<boolean> {
    const phrase = readPhrase(typed);
    if (!phrase) return false;
    const keys = await keysOf(phrase);
    await this.#agree(phrase, await this.#read(keys), keys);
    return true;
  }

  /** Exchange what changed here or elsewhere since the last time. Nobody waits for it. */
  sync(): Promise<void> {
    if (!this.phrase || !this.isPossible) return Promise.resolve();
    this.#syncing ??= this.#sync().finally(() => (this.#syncing = undefined));
    return this.#syncing;
  }

  /** Delete the backup on the server; the data of this browser stay. */
  async end(): Promise<void> {
    const { id } = await keysOf(this.phrase);
    await deleteBackup({ id });
    this.forget();
  }

  /** This browser no longer follows the phrase. */
  forget(): void {
    localStorage.removeItem(PHRASE);
    localStorage.removeItem(AGREED);
    this.phrase = '';
  }

  async #sync(): Promise<void> {
    const keys = await keysOf(this.phrase);
    try {
      await this.#agree(this.phrase, await this.#read(keys), keys);
    } catch (why) {
      // Deleted from another device: this one no longer follows.
      if (why instanceof Refusal && why.code === 'no-backup') this.forget();
    }
  }

  async #read(keys: Keys): Promise<Snapshot> {
    const { data } = await readBackup({ id: keys.id });
    return (await unsealed(data, keys)) as Snapshot;
  }

  async #agree(phrase: string, theirs: Snapshot, keys: Keys): Promise<void> {
    const base = this.phrase === phrase ? agreed() : {};
    const ours = taken(localStorage);
    const all = merged(base, ours, theirs);
    if (JSON.stringify(all) !== JSON.stringify(theirs))
      await saveBackup({ id: keys.id, data: await sealed(all, keys) });
    put(all, localStorage);
    localStorage.setItem(AGREED, JSON.stringify(all));
    localStorage.setItem(PHRASE, phrase);
    this.phrase = phrase;
    if (JSON.stringify(all) === JSON.stringify(ours)) return;
    settings.name = localStorage.getItem('name') ?? '';
    keptDecks.reload();
    this.arrived++;
  }
}

function agreed(): Snapshot {
  try {
    return JSON.parse(localStorage.getItem(AGREED) ?? '{}') as Snapshot;
  } catch {
    return {};
  }
}

export const recovery = new Recovery();
