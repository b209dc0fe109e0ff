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

export function forgetTable(table: string): void {
  localStorage.setItem(TABLES, JSON.stringify(keptTables().filter((one) => one.table !== table)));
}
