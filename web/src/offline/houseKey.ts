// One tab at a time has the tables of this browser; another waits, or takes over when it is asked to.

const LOCK = 'fairwind-house';
const SOON = 700; // within which a tab that is just being closed has let go

/** Wait for the tables: told when they are another tab's, when they are ours, and when they are taken from us. */
export class HouseKey {
  private waiting = new AbortController();

  constructor(
    private readonly onHeld: () => void,
    private readonly onElsewhere: () => void,
  ) {
    if (!navigator.locks) {
      queueMicrotask(onHeld); // only pages of a safe origin have locks; who writes second still fails
      return;
    }
    const timer = setTimeout(onElsewhere, SOON);
    this.ask({ signal: this.waiting.signal }, () => clearTimeout(timer));
  }

  /** Take the tables from the other tab. */
  takeOver(): void {
    this.waiting.abort();
    this.ask({ steal: true });
  }

  private ask(how: LockOptions, first: () => void = () => undefined): void {
    let ours = false;
    const hold = (): Promise<never> => {
      ours = true;
      first();
      this.onHeld();
      return new Promise(() => undefined); // until the tab is closed, or somebody takes over
    };
    navigator.locks.request(LOCK, how, hold).catch(() => {
      if (!ours) return; // we no longer wait for it
      this.onElsewhere();
      this.waiting = new AbortController();
      this.ask({ signal: this.waiting.signal });
    });
  }
}
