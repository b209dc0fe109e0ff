/** The screens of the last turn of another seat, to be played once more. */
import { lastIndex } from '../dice/rolls';
import type { Line, Screen } from '../types';

/** A longer turn keeps its end. */
const MOST = 200;

export interface SeenTurn {
  /** The table before that turn. */
  before: Screen;
  /** Its screens in their order, with the lines of that turn only. */
  screens: Screen[];
}

const begins = (line: Line, own: boolean, seat: number) =>
  line.events.some((event) => event.kind === 'turn-began' && (event.seat === seat) === own);
const cut = (screen: Screen, from: number, to: number): Screen => ({
  ...screen,
  lines: screen.lines.slice(from, to < 0 ? undefined : to),
});

export class TurnMemory {
  turn: SeenTurn | null = null;
  #last: Screen | null = null;
  /** Whether that turn still goes on. */
  #open = false;
  /** The number of the turn after it. */
  #number = 0;

  /** A screen was shown to this seat. */
  keep(screen: Screen, seat: number): void {
    const before = this.#last;
    this.#last = screen;
    if (screen.anew || !before) {
      // An answer that was taken back leaves the turn before it as it was, unless it goes back into that turn.
      if (this.#open || screen.view.turn < this.#number) this.turn = null;
      this.#open = false;
      return;
    }
    const from = lastIndex(screen.lines, (line) => begins(line, false, seat));
    const to = screen.lines.findIndex((line, at) => at > from && begins(line, true, seat));
    if (from >= 0) this.turn = { before, screens: [cut(screen, from, to)] };
    else if (this.#open && this.turn)
      this.turn.screens = [...this.turn.screens, cut(screen, 0, to)].slice(-MOST);
    this.#open = (from >= 0 || this.#open) && to < 0;
    if (to >= 0) this.#number = screen.view.turn;
  }
}
