/** What a player has set for this browser; kept here, known to nobody else. */

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
  /** Whether lifting a finger declares a move at once. */
  liftDeclares = $state(localStorage.getItem('lift') === 'on');
  name = $state(localStorage.getItem('name') ?? '');

  set<K extends 'speed' | 'theme' | 'name'>(name: K, value: this[K]): void {
    (this as Record<string, unknown>)[name] = value;
    localStorage.setItem(name, String(value));
    if (name === 'theme') document.documentElement.dataset.theme = String(value);
  }

  setKeys(on: boolean): void {
    this.keys = on;
    localStorage.setItem('keys', on ? 'on' : 'off');
  }

  setLiftDeclares(on: boolean): void {
    this.liftDeclares = on;
    localStorage.setItem('lift', on ? 'on' : 'off');
  }
}

export const settings = new Settings();

/** A seat of this browser, for "Continue" in the lobby: its links, newest first. */
export interface KeptTable {
  table: string;
  mode: 'computer' | 'screen' | 'online';
  tokens: string[];
  at: number;
}

const TABLES = 'tables';
const MOST_TABLES = 50;

export function keptTables(): KeptTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(TABLES) ?? '[]');
    return Array.isArray(found) ? (found as KeptTable[]).filter((one) => Array.isArray(one.tokens)) : [];
  } catch {
    return [];
  }
}

export function keepTable(one: KeptTable): void {
  const others = keptTables().filter((other) => other.table !== one.table);
  localStorage.setItem(TABLES, JSON.stringify([one, ...others].slice(0, MOST_TABLES)));
}

export function forgetTable(table: string): void {
  localStorage.setItem(TABLES, JSON.stringify(keptTables().filter((one) => one.table !== table)));
}
