// On a phone the table has four parts, one of which is open.

export const TABS = ['board', 'mine', 'others', 'log'] as const;
export type Tab = (typeof TABS)[number];

const AREAS: Readonly<Record<Tab, string>> = {
  board: '.board-area',
  mine: '.mine-area',
  others: '.seats',
  log: '.panel',
};
const REST = 250; // milliseconds after one's answer in which one may be asked again
const SETTLED = 50; // milliseconds in which things to touch are found

export class Tabs {
  open: Tab = $state('board');
  /** Parts that hold something to touch, while another one is open. */
  calling: readonly Tab[] = $state.raw([]);
  isPhone = $state(false);
  private followed = '';
  private resting = false; // nothing is asked
  private timer: ReturnType<typeof setTimeout> | undefined;
  private restTimer: ReturnType<typeof setTimeout> | undefined;

  /** Notice whether the screen is a phone's, until what comes back is called. */
  watch(): () => void {
    const phone = matchMedia('(max-width: 699px)');
    const look = (): void => void (this.isPhone = phone.matches);
    look();
    phone.addEventListener('change', look);
    return () => phone.removeEventListener('change', look);
  }

  /** What the player opens stays open. */
  choose(tab: Tab): void {
    clearTimeout(this.timer);
    clearTimeout(this.restTimer);
    this.open = tab;
  }

  /** While nothing is asked look at the board, where things happen, unless another part is opened then. */
  rest(resting: boolean): void {
    if (resting === this.resting) return;
    this.resting = resting;
    clearTimeout(this.restTimer);
    if (resting) this.restTimer = setTimeout(() => this.open === 'mine' && (this.open = 'board'), REST);
  }

  /** See which parts call. */
  look(table: HTMLElement | undefined): void {
    const holds = (tab: Tab): boolean => !!table?.querySelector(`${AREAS[tab]} [data-can]`);
    const calling = this.isPhone ? TABS.filter((tab) => tab !== this.open && holds(tab)) : [];
    if (calling.join() !== this.calling.join()) this.calling = calling;
  }

  /** Open the part with something to touch, if a new decision finds nothing in the open one: once for each decision. */
  follow(decision: string, table: () => HTMLElement | undefined): void {
    if (decision === this.followed) return;
    this.followed = decision;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const [first] = this.calling;
      if (first && !table()?.querySelector(`${AREAS[this.open]} [data-can]`)) this.open = first;
    }, SETTLED);
  }
}
