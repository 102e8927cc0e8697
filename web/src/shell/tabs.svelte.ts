// Where a window is too small for the whole table, it has up to four parts, one of which is open.

import { untrack } from 'svelte';
import type { Arrangement } from './arrangement';

export const TABS = ['board', 'mine', 'others', 'log'] as const;
export type Tab = (typeof TABS)[number];

const AREAS: Readonly<Record<Tab, string>> = {
  board: '.board-area',
  mine: '.mine-area',
  others: '.seats',
  log: '.panel',
};
const CALM = 700; // milliseconds without a question after which one looks at the board
const SETTLED = 50; // milliseconds in which things to touch are found

export class Tabs {
  open: Tab = $state('board');
  /** Parts that hold something to touch, while another one is open. */
  calling: readonly Tab[] = $state.raw([]);
  /** The parts there are; none where the whole table is seen. */
  parts: readonly Tab[] = $state.raw([]);
  private followed = '';
  private resting = false; // nothing is asked
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Take the parts that an arrangement of the table leaves. */
  take(arranged: Arrangement | undefined, hasMine: boolean): void {
    const whole = !arranged || arranged.side > 0;
    const apart = arranged?.kind === 'phone' || arranged?.kind === 'tabs';
    const parts = whole ? [] : TABS.filter((tab) => tab !== 'mine' || (apart && hasMine));
    untrack(() => {
      if (parts.join() !== this.parts.join()) this.parts = parts;
      if (!whole && !parts.includes(this.open)) this.open = 'board';
    });
  }

  /** What the player opens stays open. */
  choose(tab: Tab): void {
    clearTimeout(this.timer);
    this.open = tab;
  }

  /** While others play, their deeds are seen on the board. To be called when nothing is asked any more. */
  rest(): void {
    if (this.resting) return; // once: what the player opens while others play stays open
    this.resting = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.open === 'mine') this.open = 'board';
    }, CALM);
  }

  /** Whether a part holds something to touch. */
  private holds(tab: Tab, table: HTMLElement | undefined): boolean {
    return !!table?.querySelector(`${this.areaOf(tab)} [data-can]`);
  }

  /** Where a part is drawn; with the board one sees the own area too where it has no tab. */
  private areaOf(tab: Tab): string {
    return tab === 'board' && !this.parts.includes('mine') ? '.boards' : AREAS[tab];
  }

  /** See which parts call. */
  look(table: HTMLElement | undefined): void {
    const calling = this.parts.filter((tab) => tab !== this.open && this.holds(tab, table));
    if (calling.join() !== this.calling.join()) this.calling = calling;
  }

  /** Open the part where one of these is drawn, unless it is open. */
  turnTo(drawn: readonly Element[]): void {
    const parts = this.parts.filter((tab) => drawn.some((one) => one.closest(this.areaOf(tab))));
    if (parts[0] && !parts.includes(this.open)) this.choose(parts[0]);
  }

  /**
   * Open the part where one goes on, if the open one has nothing of it: once for each step of an answer. `next` is what
   * goes on; a die that was touched can be put back, and another taken, but the player looks for where to put it.
   */
  follow(step: string, table: () => HTMLElement | undefined, next: () => ReadonlySet<string>): void {
    this.resting = false;
    if (step === this.followed) return;
    this.followed = step;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const lit = [...(table()?.querySelectorAll<HTMLElement | SVGElement>('[data-can]') ?? [])];
      const ids = next();
      this.turnTo(lit.filter((one) => ids.has(one.dataset['id'] ?? '')));
    }, SETTLED);
  }
}
