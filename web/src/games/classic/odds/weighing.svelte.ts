/** Asks for the odds of one attack at a time and keeps the last answer until the next is there. */
import type { ClassicTable } from '../table.svelte';
import type { Forecast, Odds, SplitShown } from '../types';
import type { Attack } from './attacks';

export interface Splits {
  /** Dice of this player's side that would attack; null is the best split. */
  mine: number | null;
  /** Dice of the other side, where they are set before they are declared. */
  other: number | null;
}

/** The odds from the side of the player at this screen, attacking or defending. */
export interface Reading {
  key: string;
  odds: Odds;
  me: number;
  foe: number;
  attacking: boolean;
  chosen: Forecast;
  best: Forecast | null;
  mySplits: SplitShown[];
  otherSplits: SplitShown[];
  mySplit: SplitShown | null;
  otherSplit: SplitShown | null;
  myBest: SplitShown | null;
  otherBest: SplitShown | null;
}

export class Weighing {
  reading = $state.raw<Reading | null>(null);
  /** Why there are no odds, in words. */
  none = $state('');
  #asked = 0;
  /** The defender's best split, weighed once for each fight. */
  #best: { of: string; forecast: Forecast | null } = { of: '', forecast: null };

  async weigh(table: ClassicTable, attack: Attack, splits: Splits): Promise<void> {
    const mark = ++this.#asked;
    const { creature, option, at, way, splitting } = attack;
    const odds = await table.weigh(creature, option, {
      ...(at && { at, way }),
      ...(splits.mine !== null && { ours: splits.mine }),
      ...(splits.other !== null && splitting !== 'attacker' && { theirs: splits.other }),
    });
    const defending = splitting === 'defender';
    const best = defending && odds ? await this.#defence(table, attack, odds) : (odds?.best ?? null);
    if (mark !== this.#asked) return;
    this.none = odds?.chosen ? '' : (odds?.words ?? '');
    this.reading = odds?.chosen ? read(attack.key, odds, odds.chosen, best, !defending) : null;
  }

  /** The defender declares first: its best split is weighed as if it were declared. */
  async #defence(
    table: ClassicTable,
    { key, creature, option }: Attack,
    odds: Odds,
  ): Promise<Forecast | null> {
    if (odds.chosen?.theirs?.attack === odds.their_best?.attack) return odds.chosen;
    const of = `${key} ${table.screen?.position}`;
    if (this.#best.of !== of) {
      const reply = await table.find({ kind: 'weigh', creature, option });
      this.#best = { of, forecast: reply?.kind === 'odds' ? reply.chosen : null };
    }
    return this.#best.forecast;
  }

  clear(): void {
    this.#asked++;
    this.reading = null;
    this.none = '';
  }
}

/** Odds turned so that one side is mine. */
export function read(
  key: string,
  odds: Odds,
  chosen: Forecast,
  best: Forecast | null,
  attacking: boolean,
): Reading {
  const ours = { splits: odds.our_splits, split: chosen.ours, best: odds.best?.ours ?? null };
  const theirs = { splits: odds.their_splits, split: chosen.theirs, best: odds.their_best };
  const [mine, other] = attacking ? [ours, theirs] : [theirs, ours];
  return {
    key,
    odds,
    me: attacking ? odds.creature : odds.target,
    foe: attacking ? odds.target : odds.creature,
    attacking,
    chosen,
    // A shot has no splits, so nothing could be better.
    best: chosen.ours || chosen.theirs ? best : null,
    mySplits: [...mine.splits].sort((one, two) => one.attack - two.attack),
    otherSplits: [...other.splits].sort((one, two) => one.attack - two.attack),
    mySplit: mine.split,
    otherSplit: other.split,
    myBest: mine.best,
    otherBest: other.best,
  };
}
