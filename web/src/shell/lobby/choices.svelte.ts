/** The player's last choices in the lobby: the game and its printing. */
import type { GameClient } from '../game';
import { firstGame, gameNamed } from '../games';
import { words } from '../words/words.svelte';
import { served } from './served.svelte';

export const CLOCKS: { minutes: number; increment: number }[] = [
  { minutes: 0, increment: 0 },
  { minutes: 10, increment: 5 },
  { minutes: 20, increment: 10 },
  { minutes: 40, increment: 10 },
];

class Choices {
  #name = $state(localStorage.getItem('lobby-game') ?? '');
  #edition = $state(localStorage.getItem('lobby-edition') ?? '');

  /** The games that can be begun here. */
  get games(): GameClient[] {
    return served.games.map(({ id }) => gameNamed(id)).filter((one) => one.lobby);
  }
  /** The game that was chosen, or the first. */
  get game(): GameClient {
    return this.games.find(({ name }) => name === this.#name) ?? this.games[0] ?? firstGame();
  }
  set game({ name }: GameClient) {
    this.#name = name;
    localStorage.setItem('lobby-game', name);
  }

  /** The printing: the one that was chosen, or that of the language. */
  get edition(): string {
    const { ids, usual } = this.game.editions;
    return ids.includes(this.#edition) ? this.#edition : usual(words.language);
  }
  set edition(edition: string) {
    this.#edition = edition;
    localStorage.setItem('lobby-edition', edition);
  }
}

export const choices = new Choices();
