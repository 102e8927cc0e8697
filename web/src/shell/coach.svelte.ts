// The coach's hint to what is asked: wished for, awaited, shown. What is asked next discards it.
import type { Answering, AskingTable } from './answering.svelte';
import { api, type HintShown } from './api';
import { nextTouches, type Option } from './controller';

const NOTHING: ReadonlySet<string> = new Set();

export class Coach {
  /** Whether a hint is awaited. */
  thinking = $state(false);
  private found: HintShown | null = $state.raw(null);
  private about = $state(''); // the decision that it is about
  private wish: AbortController | null = null; // what breaks off the one that is awaited

  /** The hint to what is asked now. */
  readonly hint = $derived.by(() => (this.answering.asked && this.about === this.answering.waits ? this.found : null));
  /** Whether there is something to see of it. */
  readonly isOpen = $derived.by(() => this.thinking || this.hint !== null);
  /** Whether a hint can be asked for. */
  readonly canAsk = $derived.by(() => (this.table.snapshot?.hints ?? false) && this.answering.isChoice);
  /** The options that it names, the best first. */
  readonly named: readonly Option[] = $derived.by(() =>
    (this.hint?.best ?? []).flatMap(({ do: notation }) => this.option(notation) ?? []),
  );
  /** The things to touch next for one of them. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    if (this.named.length === 0) return NOTHING;
    const next = nextTouches(this.named, this.answering.touched);
    return next.size > 0 || this.answering.path ? next : nextTouches(this.named, []);
  });

  constructor(
    private readonly table: AskingTable,
    private readonly answering: Answering,
    private readonly calls: Pick<typeof api, 'hint'> = api,
  ) {}

  option(notation: string): Option | undefined {
    return this.answering.options.find((option) => option.do === notation);
  }

  /** Ask for a hint, or put away what there is of one. */
  async toggle(): Promise<void> {
    if (this.isOpen) this.close();
    else await this.ask();
  }

  private async ask(): Promise<void> {
    const { asked, waits } = this.answering;
    const seat = this.table.snapshot?.seat ?? null;
    if (!asked || seat === null || !this.canAsk) return;
    const wish = new AbortController();
    this.wish = wish;
    this.about = waits;
    this.thinking = true;
    this.answering.refusal = null;
    try {
      const hint = await this.calls.hint(this.table.id, seat, asked.decision, wish.signal);
      if (this.wish === wish) this.found = hint;
    } catch (error) {
      if (this.wish === wish && this.answering.waits === waits) this.answering.say(error);
    } finally {
      if (this.wish === wish) this.thinking = false;
    }
  }

  /** Put the hint away; one that is awaited is not wanted any more. */
  close(): void {
    this.wish?.abort();
    this.wish = null;
    this.found = null;
    this.thinking = false;
  }

  /** With a new decision there is no hint yet. To be called whenever the table has changed. */
  begin(): void {
    if (this.about && (this.about !== this.answering.waits || !this.answering.asked)) {
      this.close();
      this.about = '';
    }
  }
}
