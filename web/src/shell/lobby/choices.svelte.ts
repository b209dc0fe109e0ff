/** The player's last choices in the lobby: the game and its printing. */
import type { GameClient, LobbyBranch } from '../game';
import { firstGame, gameNamed, knownGames } from '../games';
import { words } from '../words/words.svelte';
import { served } from './served.svelte';

export const CLOCKS: { minutes: number; increment: number }[] = [
  { minutes: 0, increment: 0 },
  { minutes: 10, increment: 5 },
  { minutes: 20, increment: 10 },
  { minutes: 40, increment: 10 },
];

/** Minutes of a whole game; 0 without a limit. */
export const LIMITS = [0, 30, 60, 90];

class Choices {
  #name = $state(localStorage.getItem('lobby-game') ?? '');
  #branch = $state(localStorage.getItem('lobby-branch') ?? '');
  #edition = $state(localStorage.getItem('lobby-edition') ?? '');
  #variants = $state((localStorage.getItem('lobby-variants') ?? '').split(' '));

  /** The games that can be begun here; all known ones until the server has named its own, so nothing moves then. */
  get games(): GameClient[] {
    const games = served.isLoaded ? served.games.map(({ id }) => gameNamed(id)) : knownGames();
    return games.filter((one) => one.lobby);
  }
  /** The game that was chosen, or the first. */
  get game(): GameClient {
    return this.games.find(({ name }) => name === this.#name) ?? this.games[0] ?? firstGame();
  }
  set game(game: GameClient) {
    this.choose(game);
  }
  /** The branch of the game that was chosen, if any. */
  get branch(): LobbyBranch | undefined {
    return this.game.lobby?.part?.branches?.find(({ name }) => name === this.#branch);
  }
  /** Choose a game, or a branch of it. */
  choose({ name }: GameClient, branch = ''): void {
    this.#name = name;
    this.#branch = branch;
    localStorage.setItem('lobby-game', name);
    localStorage.setItem('lobby-branch', branch);
  }

  /** The variants of the game that were chosen. */
  get variants(): string[] {
    return (served.game(this.game.name)?.variants ?? []).filter((id) => this.#variants.includes(id));
  }
  set variants(variants: string[]) {
    this.#variants = variants;
    localStorage.setItem('lobby-variants', variants.join(' '));
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
