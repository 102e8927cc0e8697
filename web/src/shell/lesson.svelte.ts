// A lesson as this browser follows it: the step on show, what is said to the last answer, and what happened.
import { tick } from 'svelte';
import type { Move } from '../games/drawing';
import type { AskingTable } from './answering.svelte';
import { api, movesOf, Problem, type LessonReply, type LessonShown, type LogRow, type Snapshot } from './api';
import { answersIn, noteAnswers, noteDone } from './learned';
import { moving } from './settings.svelte';

const ALTOGETHER = 6000; // milliseconds for all that follows from an answer;
const [BRISK, CALM] = [250, 700]; // from one answer's moves to the next one's: so many at least, and at most

const NEXT = 'next'; // the answer to a step that only tells

/** The calls with which a lesson is followed. */
type Calls = Pick<typeof api, 'lesson' | 'whyInLesson'>;

export class LessonTable implements AskingTable {
  readonly id = 'lesson';
  readonly waiting = 0;
  readonly curtain = null;
  shown: LessonShown | null = $state.raw(null);
  /** What was said to an answer that goes on; the next step waits until it was read. */
  said: LessonReply | null = $state.raw(null);
  /** What was said to an answer that does not go on. */
  hint: LessonReply | null = $state.raw(null);
  /** How often something was said to an answer that does not go on. */
  remarks = $state(0);
  /** What the others have done since, and how much of it was shown. */
  others: readonly LogRow[] = $state.raw([]);
  heard = $state(0);
  rows: readonly LogRow[] = $state.raw([]);
  moves: Move[] = $state.raw([]);
  busy = $state(false);
  problem: unknown = $state.raw(null);
  /** Told of moves just before the table changes; what it gives back is called after. */
  onMoves: ((moves: readonly Move[]) => (() => void) | undefined) | null = null;

  /** Counts what was shown: something that is asked again is a decision of its own. */
  private count = $state(0);
  private spoken: readonly string[] = []; // what the step pointed at that was answered last
  private timers: ReturnType<typeof setTimeout>[] = []; // of what is still to be shown

  constructor(
    readonly game: string,
    readonly lesson: string,
    private readonly calls: Calls = api,
  ) {}

  /** The table; nothing is asked there while somebody reads what was said to their answer. */
  readonly snapshot: Snapshot | null = $derived.by(() => {
    const now = this.shown?.snapshot;
    if (!now) return null;
    const asked = now.asked && !this.said ? { ...now.asked, decision: this.count, chain: '' } : null;
    return { ...now, asked };
  });

  readonly step = $derived.by(() => (this.said ? null : (this.shown?.step ?? null)));
  readonly isOver = $derived.by(() => this.shown !== null && this.shown.step === null && !this.said);
  readonly canGoBack = $derived.by(() => (this.shown?.answers.length ?? 0) > 0);
  /** The things that are spoken of. */
  readonly points: readonly string[] = $derived.by(() => {
    void this.count;
    return this.said ? this.spoken : (this.shown?.step?.points_at ?? []);
  });
  /** What this moment of the lesson is: something else is said in another. */
  readonly moment = $derived.by(() => `${this.count} ${this.said ? 'said' : 'step'}`);

  get names(): string[] {
    return this.snapshot?.seats.map((seat) => seat.name) ?? [];
  }

  /** Begin where somebody has left. */
  async open(): Promise<void> {
    await this.stand(answersIn(this.game, this.lesson));
  }

  /** Say the same again, for example in another language. */
  async refresh(): Promise<void> {
    await this.attempt(async () => {
      const answers = this.shown?.answers ?? [];
      this.show(await this.calls.lesson(this.game, this.lesson, answers), false);
    });
  }

  /** Go on: past what was said, or past a step that only tells. */
  async next(): Promise<void> {
    if (this.busy) return; // somebody is on the way back
    if (this.said) {
      this.said = null;
      this.listen([]);
    } else if (this.step?.kind === 'tell') await this.attempt(() => this.give(NEXT).then(() => undefined));
  }

  /** Choose an answer of a quiz, from 1. */
  async choose(choice: number): Promise<void> {
    const { step } = this;
    if (step?.kind !== 'quiz' || choice < 1 || choice > step.choices.length) return;
    await this.attempt(async () => {
      const reply = await this.give(`choice ${choice}`);
      if (reply?.on === 'wrong') this.remark(reply);
    });
  }

  /** Take the last answer away. */
  async back(): Promise<void> {
    const answers = this.shown?.answers ?? [];
    if (answers.length > 0) await this.stand(answers.slice(0, -1));
  }

  /** Take all answers away. */
  async anew(): Promise<void> {
    await this.stand([]);
  }

  /** How an answer to what is asked reaches the lesson; one that does not go on is told like a refusal. */
  readonly answers = {
    answer: async (_table: string, _seat: number, _decision: number, notation: string | readonly string[]) => {
      const reply = await this.give(typeof notation === 'string' ? notation : (notation[0] ?? ''));
      if (reply && reply.on !== 'right') {
        this.remark(reply);
        throw new Problem(422, 'lesson', reply.text, reply.rule || null); // so that it is asked again
      }
      return { n: 0, done: 1 };
    },
    previews: async () => this.shown?.previews ?? { decision: 0, options: [] },
    why: (_table: string, _seat: number, touched: readonly string[]) =>
      this.calls.whyInLesson(this.game, this.lesson, this.shown?.answers ?? [], touched),
    undo: async () => {
      await this.back();
      return new Response();
    },
    consent: async () => ({}),
  };

  private remark(reply: LessonReply): void {
    this.hint = reply;
    this.remarks += 1;
  }

  private async attempt(doing: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await doing();
    } catch (error) {
      this.problem = error;
    }
    this.busy = false;
  }

  /** Stand where these answers lead. */
  private async stand(answers: readonly string[]): Promise<void> {
    await this.attempt(async () => {
      const next = await this.calls.lesson(this.game, this.lesson, answers);
      this.rows = this.rows.filter((row) => row.n <= next.snapshot.n);
      this.moves = [];
      this.said = null;
      this.listen([]);
      this.show(next, true);
    });
  }

  private show(next: LessonShown, isNews: boolean): void {
    this.hint = null;
    this.shown = next;
    this.count += 1;
    if (isNews) this.keep(next);
  }

  private keep(next: LessonShown): void {
    if (next.step === null) noteDone(this.game, this.lesson);
    else noteAnswers(this.game, this.lesson, next.answers);
  }

  /** Give one answer more; gives back what is said to it. */
  private async give(answer: string): Promise<LessonReply | null> {
    const before = this.shown;
    this.hint = null;
    if (!before) return null;
    const next = await this.calls.lesson(this.game, this.lesson, [...before.answers, answer]);
    if (next.answers.length > before.answers.length) await this.goOn(before, next);
    return next.reply;
  }

  private async goOn(before: LessonShown, next: LessonShown): Promise<void> {
    const land = next.told.map((row) => this.launch(movesOf([row])));
    this.spoken = before.step?.points_at ?? [];
    this.said = next.reply?.text ? next.reply : null;
    this.rows = [...this.rows.filter((row) => row.n < (next.told[0]?.n ?? Infinity)), ...next.told];
    this.moves = movesOf(next.told);
    this.listen(next.told.filter((row) => this.isOthers(row, next)));
    this.show(next, true);
    await tick();
    this.play(next.told, land);
  }

  private isOthers(row: LogRow, { snapshot }: LessonShown): boolean {
    return row.by !== null && row.by !== snapshot.seat;
  }

  /** Begin to tell what others have done; what was still to be told of something earlier is not. */
  private listen(others: readonly LogRow[]): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.others = others;
    this.heard = moving() ? 0 : others.length;
  }

  /** One after the other, as at a table: what was done is told, and its pieces travel. */
  private play(told: readonly LogRow[], land: readonly ((() => void) | undefined)[]): void {
    const between = Math.min(CALM, Math.max(BRISK, ALTOGETHER / told.length));
    const { others } = this;
    this.timers = told.map((row, i) =>
      setTimeout(() => {
        land[i]?.();
        this.heard = Math.max(this.heard, others.indexOf(row) + 1);
      }, i * between),
    );
  }

  /** Nobody looks any more. */
  close(): void {
    this.listen([]);
  }

  private launch(moves: readonly Move[]): (() => void) | undefined {
    return moving() && !document.hidden ? this.onMoves?.(moves) : undefined;
  }
}
