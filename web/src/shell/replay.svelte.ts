// A record that plays by itself: which step is on show, how fast the next one comes, and what is fetched ahead.
import type { ReplayHead, ReplayStep } from './api';

export const SPEEDS = ['slow', 'normal', 'fast', 'whole'] as const;
export type Speed = (typeof SPEEDS)[number];

const GAPS = { slow: 1800, normal: 900, fast: 350 } as const; // milliseconds for an answer
const DRAWN = 0.3; // of that for what came out by chance
const WHOLE = 110_000; // milliseconds for a whole game
const PAGE = 50; // steps that the server shows at once
const AHEAD = 25; // steps before the end of what is here at which more is fetched
const LATE = 1000; // milliseconds by which the replay may run behind before it takes its time anew

/** How long a step stays on show. */
export function gap(speed: Speed, steps: number, drawn: boolean): number {
  if (speed === 'whole') return Math.min(GAPS.fast, WHOLE / Math.max(1, steps));
  return GAPS[speed] * (drawn ? DRAWN : 1);
}

type Fetch = (first: number, last: number, seat: number | null) => Promise<ReplayStep[]>;

export class ReplayPlayer {
  number = $state(0);
  running = $state(false);
  speed: Speed = $state('normal');
  shown: ReplayStep | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  /** Told of every step just before it is shown after the one before it. */
  onStep: ((next: ReplayStep) => void) | null = null;

  private readonly pages = new Map<string, Promise<void>>();
  private readonly steps = new Map<string, ReplayStep>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private due = 0;
  private seat: number | null = 0;

  constructor(
    readonly head: Pick<ReplayHead, 'steps' | 'turns' | 'chapters'>,
    private readonly fetch: Fetch,
  ) {}

  /** The last step of the set-up. */
  get setUp(): number {
    return Math.max(0, (this.head.turns[0]?.[0] ?? 1) - 1);
  }

  /** Look with the eyes of a seat, or of nobody. */
  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.go(this.number);
  }

  /** Show a step; what was on the way is dropped. */
  async go(step: number): Promise<void> {
    const wanted = Math.min(Math.max(0, step), this.head.steps);
    const { seat } = this;
    this.number = wanted;
    const found = await this.at(wanted);
    if (found && this.number === wanted && this.seat === seat) this.show(found);
  }

  private show(next: ReplayStep): void {
    this.onStep?.(next);
    this.shown = next;
  }

  private key(step: number): string {
    return `${this.seat} ${step}`;
  }

  /** A step, fetched with those around it; more is fetched ahead. */
  private async at(step: number): Promise<ReplayStep | undefined> {
    const key = this.key(step);
    if (!this.steps.has(key)) await this.page(step);
    if (step + AHEAD <= this.head.steps) void this.page(step + AHEAD);
    return this.steps.get(key);
  }

  private page(step: number): Promise<void> {
    const first = step - (step % PAGE);
    const key = this.key(first);
    let page = this.pages.get(key);
    if (!page) {
      const { seat } = this;
      page = this.fetch(first, Math.min(first + PAGE - 1, this.head.steps), seat).then(
        (steps) => {
          for (const one of steps) this.steps.set(`${seat} ${one.step}`, one);
        },
        (error: unknown) => {
          this.pages.delete(key);
          this.problem = error;
          this.pause();
        },
      );
      this.pages.set(key, page);
    }
    return page;
  }

  // -- playing

  run(): void {
    this.running = true;
    this.due = Date.now();
    if (this.number >= this.head.steps) void this.go(this.setUp);
    this.wait();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    const length = this.head.steps - this.setUp;
    this.due = Math.max(this.due + gap(this.speed, length, this.shown?.by === null), Date.now() - LATE);
    this.timer = setTimeout(() => void this.on(), Math.max(0, this.due - Date.now()));
  }

  private async on(): Promise<void> {
    if (!this.running) return;
    if (this.number >= this.head.steps) {
      this.pause();
      return;
    }
    await this.go(this.number + 1);
    if (this.running) this.wait();
  }

  // -- jumping

  /** The step at which the turn before, or the next one, begins. */
  turn(way: -1 | 1): number {
    return nearest(
      this.head.turns.map(([step]) => step),
      this.number,
      way,
      this.head.steps,
    );
  }

  /** The step at which the part before, or the next one, of the greatest kind begins. */
  chapter(way: -1 | 1): number {
    const kind = this.head.chapters[0]?.event;
    const steps = this.head.chapters.filter(({ event }) => event === kind).map(({ step }) => step);
    return nearest(steps, this.number, way, this.head.steps);
  }
}

function nearest(steps: readonly number[], from: number, way: -1 | 1, end: number): number {
  if (way > 0) return steps.find((step) => step > from) ?? end;
  return steps.findLast((step) => step < from) ?? 0;
}
