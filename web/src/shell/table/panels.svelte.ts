/** Which of the panels beside the board are open; only this browser knows it. */
import type { FoundEvent } from './log/window';

class Panels {
  /** all, chat, or a tab of the game. */
  logTab = $state('all');
  /** How many lines of the chat have been read. */
  read = $state(0);
  /** The search for rules is open. */
  searching = $state(false);
  /** The last search. */
  wanted = $state('');
  /** The list of keys is open. */
  help = $state(false);
  /** The bug report is open. */
  report = $state(false);
  /** The menu is open. */
  menu = $state(false);
  /** The event that the log is to show; `shown` once it did. */
  found = $state.raw<(FoundEvent & { shown: boolean }) | null>(null);
}

export const panels = new Panels();

/** Open the log at the line of an event. */
export function showInLog({ event, nth }: FoundEvent): void {
  panels.logTab = 'all';
  panels.found = { event, nth, shown: false };
}

/** Open the search for rules in place of a rule that is read. */
export function searchRules(table: { ruleOpen: string }): void {
  table.ruleOpen = '';
  panels.searching = true;
}
