// A puzzle as this browser shows it: its position, what was answered, and what the coach says to that.
import type { Move } from '../games/drawing';
import type { AskingTable } from './answering.svelte';
import { api, type LogRow, type PuzzleReply, type PuzzleShown, type Snapshot } from './api';
import type { Option } from './controller';
import type { Light } from './lights';
import { lightsOf } from './marks';
import { noteSolved } from './practised';

/** The calls with which a puzzle is solved. */
type Calls = Pick<typeof api, 'puzzle' | 'answerPuzzle' | 'whyInPuzzle'>;

export class PuzzleTable implements AskingTable {
  readonly id = 'puzzle';
  readonly waiting = 0;
  readonly curtain = null;
  readonly rows: readonly LogRow[] = [];
  readonly moves: Move[] = [];
  onMoves: ((moves: readonly Move[]) => (() => void) | undefined) | null = null;
  shown: PuzzleShown | null = $state.raw(null);
  /** What was said to the answer; until it was read nothing is asked. */
  reply: PuzzleReply | null = $state.raw(null);
  /** Whether what is best is told: to whoever found it, or has given up. */
  told = $state(false);
  problem: unknown = $state.raw(null);
  private gaveUp = false; // whoever was told what is best has not found it
  /** Counts the attempts: each is a decision of its own. */
  private count = $state(0);

  constructor(
    readonly game: string,
    private readonly calls: Calls = api,
  ) {}

  readonly snapshot: Snapshot | null = $derived.by(() => {
    const now = this.shown?.snapshot;
    if (!now) return null;
    return { ...now, asked: now.asked && !this.reply ? { ...now.asked, decision: this.count, chain: '' } : null };
  });

  /** The options that are right, the best first; none before they are told. */
  readonly best: readonly Option[] = $derived.by(() =>
    this.told ? (this.reply?.best ?? []).flatMap(({ do: notation }) => this.option(notation) ?? []) : [],
  );
  readonly chosen: Option | null = $derived.by(() => (this.reply && this.option(this.reply.chosen.do)) ?? null);
  /** Whether the answer is as good as the best, and not that itself. */
  readonly isAsGood = $derived.by(() => !!this.reply?.right && this.reply.best[0]?.do !== this.reply.chosen.do);
  /** What the coach means and what was answered, on the table. */
  readonly pointed: ReadonlyMap<string, Light> = $derived.by(() =>
    lightsOf({ best: [...(this.best[0]?.touch ?? [])], played: [...(this.chosen?.touch ?? [])] }),
  );

  get names(): string[] {
    return this.snapshot?.seats.map((seat) => seat.name) ?? [];
  }

  private option(notation: string): Option | undefined {
    return this.shown?.snapshot.asked?.options.find((option) => option.do === notation);
  }

  /** Show a puzzle. */
  async open(puzzle: string): Promise<void> {
    try {
      const found = await this.calls.puzzle(this.game, puzzle);
      this.problem = null;
      this.shown = found;
      this.gaveUp = false;
      this.again();
    } catch (error) {
      this.problem = error;
    }
  }

  /** Say the same again, in another language. */
  async refresh(): Promise<void> {
    const { shown, reply } = this;
    if (!shown) return;
    try {
      this.shown = await this.calls.puzzle(this.game, shown.puzzle);
      if (reply) this.reply = await this.calls.answerPuzzle(this.game, shown.puzzle, [reply.chosen.do]);
    } catch (error) {
      this.problem = error;
    }
  }

  /** Try once more. */
  again(): void {
    this.reply = null;
    this.told = false;
    this.count += 1;
  }

  /** Give up: what is best is told. */
  tell(): void {
    if (!this.reply) return;
    this.told = true;
    this.gaveUp = true;
  }

  /** How an answer reaches the coach. */
  readonly answers = {
    answer: async (_table: string, _seat: number, _decision: number, notation: string | readonly string[]) => {
      const { shown } = this;
      if (!shown) return { n: 0, done: 0 };
      const reply = await this.calls.answerPuzzle(this.game, shown.puzzle, [notation].flat());
      if (reply.right && !this.gaveUp) noteSolved(this.game, shown.puzzle);
      this.told = reply.right;
      this.reply = reply;
      return { n: 0, done: 1 };
    },
    previews: async () => this.shown?.previews ?? { decision: 0, options: [] },
    why: (_table: string, _seat: number, touched: readonly string[]) =>
      this.calls.whyInPuzzle(this.game, this.shown?.puzzle ?? '', touched),
    undo: async () => {
      this.again();
      return new Response();
    },
    consent: async () => ({}),
  };
}
