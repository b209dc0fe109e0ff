/** The settings of this browser; the server does not know them. */

export type Speed = 'full' | 'quick' | 'none';
export type Theme = 'dark' | 'light';

function kept<T extends string>(name: string, known: readonly T[], usual: T): T {
  const found = localStorage.getItem(name) as T | null;
  return found && known.includes(found) ? found : usual;
}

const prefersLight = () => matchMedia('(prefers-color-scheme: light)').matches;
export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

class Settings {
  speed = $state<Speed>(kept('speed', ['full', 'quick', 'none'], 'full'));
  theme = $state<Theme>(kept('theme', ['dark', 'light'], prefersLight() ? 'light' : 'dark'));
  /** Single keys as commands; off for those whose reader or switch needs them. */
  keys = $state(localStorage.getItem('keys') !== 'off');
  /** A sound at the beginning of our turn. */
  sound = $state(localStorage.getItem('sound') === 'on');
  /** Whether the end of a turn is asked about while creatures could still act. */
  asksToEnd = $state(localStorage.getItem('ask-end') !== 'off');
  name = $state(localStorage.getItem('name') ?? '');

  set<K extends 'speed' | 'theme' | 'name'>(name: K, value: this[K]): void {
    (this as Record<string, unknown>)[name] = value;
    localStorage.setItem(name, String(value));
    if (name === 'theme') document.documentElement.dataset.theme = String(value);
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem('sound', on ? 'on' : 'off');
  }

  setAsksToEnd(on: boolean): void {
    this.asksToEnd = on;
    localStorage.setItem('ask-end', on ? 'on' : 'off');
  }

  setKeys(on: boolean): void {
    this.keys = on;
    localStorage.setItem('keys', on ? 'on' : 'off');
  }
}

export const settings = new Settings();
