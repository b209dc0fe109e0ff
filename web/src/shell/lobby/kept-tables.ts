/** The tables of this browser, which the lobby offers to continue. */

/** A seat of this browser, for "Continue" in the lobby: its links, newest first. */
export interface KeptTable {
  table: string;
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

const RUNNING = 'running';

/** How many games went on when they were last asked for, so that their room can be kept; else all may. */
export const lastRunning = () =>
  Math.min(Number(localStorage.getItem(RUNNING) ?? MOST_TABLES), keptTables().length);
export const noteRunning = (count: number) => localStorage.setItem(RUNNING, String(count));

export function forgetTable(table: string): void {
  localStorage.setItem(TABLES, JSON.stringify(keptTables().filter((one) => one.table !== table)));
}
