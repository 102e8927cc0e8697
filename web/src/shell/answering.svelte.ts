// One answer in the making: what was touched, what was sent, and why something was refused.
import { api, Problem, sentenceOf, type OptionPreview, type Question, type Snapshot } from './api';
import {
  buttons,
  chain,
  chosen,
  forced,
  narrow,
  needsConfirming,
  nextTouches,
  touch,
  type Confirming,
  type Option,
} from './controller';
import type { Words } from './words';

/** The table, as far as whoever answers must know it. */
export interface AskingTable {
  readonly id: string;
  readonly snapshot: Snapshot | null;
  /** Updates that are still to be shown. */
  readonly waiting: number;
  readonly curtain: number | null;
  refresh(): Promise<void>;
}

/** How a player likes to answer. */
export interface Manners {
  readonly forced: boolean;
  readonly confirming: Confirming;
}

/** A sentence for whoever may not do something, and the rule that says so. */
export interface Refused {
  text: string;
  rule: string | null;
}

/** An answer that waits to be confirmed: the option that says what it means, and what is sent. */
export interface Proposal {
  option: Option;
  notation: string | readonly string[];
}

const PATIENCE = 1000; // so long an answer waits for its preview
const CONFIRMED = 2500; // after this the table is asked whether an answer has arrived
const NO_OPTIONS: readonly Option[] = [];
const NO_PREVIEWS: ReadonlyMap<string, OptionPreview> = new Map();

export class Answering {
  touched: readonly string[] = $state.raw([]);
  refusal: Refused | null = $state.raw(null);
  /** What each option would bring, by its notation, once the server has said so. */
  previews: ReadonlyMap<string, OptionPreview> = $state.raw(NO_PREVIEWS);
  /** What is asked about before it is sent. */
  proposed: Proposal | null = $state.raw(null);
  /** Whether the player wants to be asked also where nearly everybody answers the same. */
  stepwise = $state(false);
  /** Whether something is meant and it is not known yet what it brings. */
  busy = $state(false);
  private coming: Promise<void> | null = null; // the previews, while they are awaited
  private intents = 0; // counts what the player meant: what is meant later holds
  private sent = $state(''); // the decision that was answered and not yet confirmed by the table
  private undoing = false; // an undo was asked for and has not come about yet
  private decision = ''; // the one that was last begun
  private refused = ''; // the one to which something was said when its answer did not work
  private tried = ''; // the one that was last answered by itself: never twice

  /** The decision that waits; each seat counts its own, and round one screen several seats look at this page. */
  readonly waits = $derived.by(() => {
    const now = this.table.snapshot;
    return now?.asked ? `${now.seat}/${now.asked.decision}` : '';
  });
  /** What is to be answered now, if anything is. */
  readonly asked: Question | null = $derived.by(() => {
    const asked = this.table.snapshot?.asked ?? null;
    return this.waits !== this.sent && this.table.curtain === null ? asked : null;
  });
  readonly options: readonly Option[] = $derived.by(() => this.asked?.options ?? NO_OPTIONS);
  /** The option that was touched to its end. */
  readonly path = $derived.by(() => chosen(this.options, this.touched));
  /** The things that can be touched next. */
  readonly touchable = $derived.by(() => nextTouches(this.options, this.before));
  /** Those, and the ones with which another answer begins. */
  readonly lit = $derived.by(() => new Set([...this.touchable, ...nextTouches(this.options, [])]));
  /** What has no place on the table; offered while nothing is touched. */
  readonly buttons = $derived.by(() => (this.touched.length === 0 ? buttons(this.options) : []));
  /** The chain that uses all there is. */
  readonly all = $derived.by(() => chain(this.options, this.asked?.chain ?? ''));
  /** The question that the usual answers skip, if it could be asked; its words stand on a button. */
  readonly skipped = $derived.by(() => {
    if (!this.asked || !this.manners.forced) return '';
    for (const preview of this.previews.values()) if (preview.skips) return preview.skips;
    return '';
  });
  /** The options that what was touched can still mean. */
  readonly listed = $derived.by(() =>
    this.touched.length > 0 && !this.path ? narrow(this.options, this.touched) : this.options,
  );

  constructor(
    private readonly table: AskingTable,
    private readonly manners: Manners,
    private readonly words: () => Words,
    private readonly calls: Pick<typeof api, 'answer' | 'previews' | 'why' | 'undo' | 'consent'> = api,
  ) {}

  /** How far one is with what is asked. */
  get step(): string {
    return `${this.waits}/${this.touched.length}`;
  }

  /** Whether there is something to choose. */
  get isChoice(): boolean {
    return this.asked !== null && forced(this.options) === null;
  }

  /** What was touched, less the last thing of a finished path, for which another may be chosen. */
  private get before(): readonly string[] {
    return this.path ? this.touched.slice(0, -1) : this.touched;
  }

  private get seat(): number | null {
    return this.table.snapshot?.seat ?? null;
  }

  /** The option that touching a thing leaves, if it leaves one only. */
  meant(thing: string): Option | null {
    return forced(narrow(this.options, [...this.before, thing]));
  }

  /** With a new decision nothing is touched yet. To be called whenever the table has changed. */
  begin(): void {
    const next = this.asked ? this.waits : '';
    if (next === this.decision) return;
    this.decision = next;
    this.cancel();
    this.stepwise = false;
    this.previews = NO_PREVIEWS;
    this.coming = null;
    if (!next) return;
    if (next !== this.refused) this.refusal = null; // what is asked again after it has failed keeps what was said
    this.refused = '';
    this.foresee(next);
  }

  /** Ask what the options bring, unless there is nothing to choose. */
  private foresee(decided: string): void {
    const { asked, seat } = this;
    if (!asked || seat === null || (this.manners.forced && forced(this.options))) return;
    const known = this.calls.previews(this.table.id, seat, asked.decision).then(
      (shown) => {
        if (this.decision === decided) this.previews = new Map(shown.options.map((one) => [one.do, one]));
      },
      () => undefined, // then nothing is known, and one answers without
    );
    const late = new Promise<void>((done) => setTimeout(done, PATIENCE));
    const coming = Promise.race([known, late]).then(() => {
      if (this.coming === coming) this.coming = null;
    });
    this.coming = coming;
  }

  /** Give the only answer there is, after a moment. To be called whenever the table has changed; gives back what stops it. */
  answerForced(delay: number): (() => void) | undefined {
    if (!this.asked || this.table.waiting > 0) return undefined;
    const only = this.manners.forced ? forced(this.options) : null;
    if (this.undoing) {
      this.undoing = false;
      if (only) this.undoForced();
      return undefined;
    }
    if (!only || this.waits === this.tried) return undefined;
    const decided = this.waits;
    const timer = setTimeout(() => {
      if (!this.asked || this.waits !== decided) return;
      this.tried = decided;
      void this.send(only.do);
    }, delay);
    return () => clearTimeout(timer);
  }

  /** What was answered by itself is taken back with the answer before it, not given again. */
  private undoForced(): void {
    this.tried = this.waits;
    if (this.table.snapshot?.undo === 'free') void this.undo();
  }

  /** Show why something did not work. */
  say(error: unknown): void {
    const rule = error instanceof Problem ? error.rule : null;
    this.refusal = { text: sentenceOf(error, this.words()), rule };
  }

  /** Give an answer, or a chain of them. */
  async send(notation: string | readonly string[]): Promise<void> {
    const answered = this.waits;
    if (!this.asked || this.seat === null) return;
    const { decision } = this.asked;
    this.touched = [];
    this.proposed = null;
    this.refusal = null;
    this.sent = answered;
    try {
      await this.calls.answer(this.table.id, this.seat, decision, notation);
      this.expect(answered);
    } catch (error) {
      this.sent = '';
      if (error instanceof Problem && error.title === 'stale') return void (await this.table.refresh());
      this.refused = answered;
      this.say(error);
    }
  }

  /** Ask the table after a while, if an answer does not come back; what others did before it may still be on show. */
  private expect(answered: string): void {
    setTimeout(() => {
      if (this.waits !== answered || this.sent !== answered) return;
      if (this.table.waiting > 0) this.expect(answered);
      else void this.table.refresh();
    }, CONFIRMED);
  }

  /** An option, with the usual answers to what is asked after it. */
  private whole(option: Option): string | string[] {
    const follows = this.stepwise || !this.manners.forced ? [] : (this.previews.get(option.do)?.follows ?? []);
    return follows.length > 0 ? [option.do, ...follows] : option.do;
  }

  /** Mean an option: every way of answering leads through here. */
  propose(option: Option): void {
    this.refusal = null;
    if (this.proposed?.option.do === option.do) return this.confirm();
    this.onceKnown(() => this.weigh(option, this.whole(option), this.previews.get(option.do)?.weight ?? ''));
  }

  /** Mean all options of the chain, one after the other. */
  proposeAll(): void {
    const { all } = this;
    const chained = this.options.filter((option) => all.includes(option.do));
    this.onceKnown(() => {
      const heavy = chained.find((option) => this.previews.get(option.do)?.weight) ?? chained[0];
      if (heavy) this.weigh({ ...heavy, touch: [] }, all, this.previews.get(heavy.do)?.weight ?? '');
    });
  }

  /** Do something as soon as it is known what the options bring, unless the player means something else meanwhile. */
  private onceKnown(doing: () => void): void {
    this.intents += 1;
    if (!this.coming) return doing();
    const [intent, decided] = [this.intents, this.waits];
    this.busy = true;
    void this.coming.then(() => {
      if (this.intents !== intent) return;
      this.busy = false;
      if (this.asked && this.waits === decided) doing();
    });
  }

  private forgetIntent(): void {
    this.intents += 1;
    this.busy = false;
  }

  private weigh(option: Option, notation: string | readonly string[], weight: string): void {
    if (!needsConfirming(weight, this.manners.confirming)) return void this.send(notation);
    this.touched = [...option.touch];
    this.proposed = { option, notation };
  }

  /** What was asked about is meant. */
  confirm(): void {
    if (this.proposed) void this.send(this.proposed.notation);
  }

  /** Touch a thing; false if that means nothing that is allowed now. */
  touch(thing: string): boolean {
    this.refusal = null;
    this.forgetIntent();
    const { proposed } = this;
    const meant = touch(this.options, this.touched, thing);
    if (meant.kind === 'again' && proposed?.option.do === meant.option.do) {
      this.confirm();
      return true;
    }
    this.proposed = null;
    if (meant.kind === 'refused') {
      void this.why([...meant.touched, thing]);
      return false;
    }
    if (meant.kind !== 'again') this.touched = meant.touched;
    if (meant.kind !== 'path') this.propose(meant.option);
    return true;
  }

  /** Forget what was touched. */
  cancel(): void {
    this.forgetIntent();
    this.touched = [];
    this.proposed = null;
  }

  private async why(things: readonly string[]): Promise<void> {
    if (this.seat === null) return;
    try {
      const told = await this.calls.why(this.table.id, this.seat, things);
      this.refusal = told.rule ? { text: told.text ?? '', rule: told.rule } : null;
    } catch (error) {
      this.say(error);
    }
  }

  /** Take back: what was touched, else the last answer. */
  async undo(): Promise<void> {
    if (this.seat === null) return;
    this.refusal = null;
    if (this.touched.length > 0 || this.proposed) {
      this.cancel();
      return;
    }
    this.sent = '';
    this.undoing = true;
    try {
      const answer = await this.calls.undo(this.table.id, this.seat);
      if (answer.status !== 202) return;
      this.undoing = false;
      this.refusal = { text: this.words().text('web-undo-asked'), rule: null };
    } catch (error) {
      this.undoing = false;
      this.say(error);
    }
  }

  /** Agree that another takes back, or not; whoever asked withdraws it so. */
  async consent(agree: boolean, seat: number | null = this.seat): Promise<void> {
    if (seat === null) return;
    this.refusal = null;
    try {
      await this.calls.consent(this.table.id, seat, agree);
    } catch (error) {
      this.say(error);
    }
  }
}
