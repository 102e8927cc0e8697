// How fast answers of others follow one another on the screen.

const CALM = 550; // milliseconds between two of them, while few wait
const BRISK = 400; // where many wait: never quicker than one can see
const MOMENT = 900; // more for a round, a year or a phase that begins
const FEW = 3;
const MANY = 12;

/** The time between two showings, with so many more waiting. */
export function pace(waiting: number): number {
  const hurry = Math.min(1, Math.max(0, (waiting - FEW) / (MANY - FEW)));
  return CALM - (CALM - BRISK) * hurry;
}

/** Counts from the last showing, not from what happens to wait: an answer that comes a moment later waits as well. */
export class Pacing {
  private last = -Infinity;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** How long the next answer still has to wait. */
  rest(waiting: number): number {
    return Math.max(0, this.last + pace(waiting) - this.clock());
  }

  /** An answer is on show from now on; one with which a part of the game begins is seen for longer. */
  shown(longer = false): void {
    this.last = this.clock() + (longer ? MOMENT : 0);
  }
}
