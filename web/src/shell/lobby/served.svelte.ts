/** The games that the server has, as it lists them. */
import type { GameShown } from '$protocol/shell';
import { games } from '../net/http';

class Served {
  games = $state.raw<readonly GameShown[]>([]);
  isLoaded = $state(false);

  async load(): Promise<void> {
    this.games = await games();
    this.isLoaded = true;
  }

  game(name: string): GameShown | undefined {
    return this.games.find(({ id }) => id === name);
  }
}

export const served = new Served();
