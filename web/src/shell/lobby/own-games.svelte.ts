/** The games of this browser, as the server tells them to the holder of their links. */
import type { Invitation } from '$protocol/shell';
import type { GameClient } from '../game';
import { gameNamed } from '../games';
import { invitation, Refusal } from '../net/http';
import { replayHash, tableHash } from '../route';
import { joined, say, words } from '../words/words.svelte';
import { forgetTable, keptTables, lastRunning, noteRunning, type KeptTable } from './kept-tables';

export interface OwnGame {
  kept: KeptTable;
  found: Invitation;
  client: GameClient;
}

const MOST = 20;

export class OwnGames {
  /** Those of a new visitor are known at once: there are none. */
  games = $state.raw<readonly OwnGame[] | null>(keptTables().length ? null : []);
  /** How many may go on, while they are on their way. */
  readonly expected = lastRunning();

  /** Those that go on. */
  get running(): readonly OwnGame[] {
    return (this.games ?? []).filter(({ found }) => !found.finished);
  }

  /** Whether any goes on, or may. */
  get goesOn(): boolean {
    return this.games ? this.running.length > 0 : this.expected > 0;
  }

  async load(language: string): Promise<void> {
    const found = await Promise.all(
      keptTables()
        .slice(0, MOST)
        .map((kept) => one(kept, language)),
    );
    if (language !== words.language) return;
    this.games = found.flatMap((game) => (game ? [game] : []));
    noteRunning(this.running.length);
  }
}

/** Load a game. Forget it if its link is dead, but not if the server cannot be reached. */
async function one(kept: KeptTable, language: string): Promise<OwnGame | null> {
  try {
    const answers = await Promise.all(kept.tokens.map((token) => invitation(token, language)));
    const found = answers.find((answer) => answer.asked) ?? answers[0];
    return found ? { kept, found, client: gameNamed(found.game) } : null;
  } catch (why) {
    if (why instanceof Refusal && why.code === 'no-such-link') forgetTable(kept.table);
    return null;
  }
}

/** The other players of a game. */
export function opponents({ kept, found }: OwnGame): string {
  if (kept.tokens.length > 1) return say('continue-screen');
  const others = found.seats.filter((seat) => seat.seat !== found.seat);
  return joined(
    others.map(({ name, player }) => name || say(player === 'human' ? 'a-guest' : 'the-computer')),
  );
}

/** Where a game goes on; one that is over is watched again. */
export const addressOf = ({ kept, found }: OwnGame) =>
  found.finished ? replayHash(kept.tokens[0] ?? '') : tableHash(kept.tokens);
