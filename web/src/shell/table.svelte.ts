// One table as this browser follows it: the snapshot on show, the log, and what waits to be shown.
import { tick } from 'svelte';
import type { Move, Printed } from '../games/drawing';
import { shippedEdition } from '../games';
import { api, movesOf, Problem, type LogRow, type Snapshot, type Update } from './api';
import { noteClocks } from './clock';
import { completed, type ConnectionState, type Line, type Message } from './connection';
import { Pacing } from './pacing';
import { giveWords } from './sealed';
import { moving } from './settings.svelte';
import { transport } from './transport';

type Shown = Update & { snapshot: Snapshot };

const BESIDE = new Set(['chat', 'seat', 'hint']); // told of people, not of the game

/** Whether a row tells of the game. */
const isPlay = (row: LogRow): boolean => row.told.some((told) => !BESIDE.has(told.event));

export class TableStore {
  snapshot: Snapshot | null = $state.raw(null);
  rows: LogRow[] = $state.raw([]);
  moves: Move[] = $state.raw([]);
  edition: Printed = $state.raw({});
  link: ConnectionState = $state('open');
  onlookers = $state(0);
  waiting = $state(0); // updates that are still to be shown
  /** The seat that should look at the screen next, if it is somebody else's turn to look (round one screen). */
  curtain: number | null = $state(null);
  problem: Problem | null = $state.raw(null);
  /** Told of every update just before it is shown, and after. */
  onMoves: ((moves: Move[]) => (() => void) | void) | null = null;

  /** The events with which a part of the game begins: they are seen for longer. */
  chapters: readonly string[] = [];

  private connection: Line | null = null;
  private queue: Shown[] = [];
  private latest: Snapshot | null = null; // that has come, shown or not
  private readonly pacing = new Pacing();
  private playing = false;
  private skipping = false;
  private wake: (() => void) | null = null;
  private closed = false;
  private fetching = false; // an older page of the log
  private eyes: number | null = null; // who has said that they sit before the screen

  constructor(readonly id: string) {}

  get names(): string[] {
    return this.snapshot?.seats.map((seat) => seat.name) ?? [];
  }

  /** Begin to follow the table, with the eyes of one of this browser's seats. */
  async open(seat: number | null = null): Promise<void> {
    this.connection?.close();
    this.queue = [];
    this.waiting = 0;
    try {
      const snapshot = await api.snapshot(this.id, seat);
      const rows = await api.log(this.id, snapshot.seat, snapshot.n + 1);
      if (this.closed) return;
      this.rows = rows.filter((row) => row.n <= snapshot.n);
      this.moves = [];
      noteClocks(snapshot);
      this.onlookers = snapshot.onlookers;
      this.snapshot = this.latest = snapshot;
      this.problem = null;
      void giveWords(snapshot);
      this.lookAround();
      void this.print(snapshot);
      const query = snapshot.seat === null ? '' : `?seat=${snapshot.seat}`;
      this.connection?.close();
      this.connection = transport.listen(
        `/api/tables/${this.id}/events${query}`,
        snapshot.n,
        (message) => this.receive(message),
        (state) => {
          this.link = state === 'denied' ? 'open' : state;
          if (state === 'denied') void this.open(null); // no longer ours: we look on
        },
      );
    } catch (error) {
      this.problem = error instanceof Problem ? error : new Problem(0, '', String(error));
      if (this.problem.away) setTimeout(() => !this.closed && void this.open(seat), 1500);
    }
  }

  close(): void {
    this.closed = true;
    this.connection?.close();
  }

  /** Fetch the present state once more, for example after a refusal. */
  async refresh(): Promise<void> {
    await this.open(this.snapshot?.seat ?? null);
  }

  /** Whether the log goes further back than what is here. */
  get hasOlder(): boolean {
    return (this.rows[0]?.n ?? 1) > 1;
  }

  /** Fetch the page of the log before what is here. */
  async older(): Promise<void> {
    const first = this.rows[0];
    const seat = this.snapshot?.seat ?? null;
    if (!first || first.n <= 1 || this.fetching) return;
    this.fetching = true;
    try {
      const rows = await api.log(this.id, seat, first.n);
      if (this.rows[0] === first && this.snapshot?.seat === seat) this.rows = [...rows, ...this.rows];
    } finally {
      this.fetching = false;
    }
  }

  hurry(): void {
    this.connection?.hurry();
  }

  private async print(snapshot: Snapshot): Promise<void> {
    if (Object.keys(this.edition).length > 0) return;
    try {
      this.edition = await api.edition(`/api/tables/${this.id}`);
    } catch {
      this.edition = await shippedEdition(snapshot.game);
    }
  }

  private receive(message: Message): void {
    if (message.event === 'onlookers') this.onlookers = (JSON.parse(message.data) as Snapshot).onlookers;
    if (message.event !== 'update') return;
    const update = JSON.parse(message.data) as Update;
    this.latest = completed(update.snapshot, this.latest);
    noteClocks(this.latest);
    this.onlookers = this.latest.onlookers;
    void giveWords(this.latest);
    this.queue.push({ ...update, snapshot: this.latest });
    this.waiting = this.queue.length;
    this.wake?.();
    if (!this.playing) void this.play();
  }

  /** Show at once whatever is still waiting. */
  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  private async play(): Promise<void> {
    this.playing = true;
    for (let update = this.queue[0]; update; update = this.queue[0]) {
      const rest = this.isPaced(update) ? this.pacing.rest(this.queue.length - 1) : 0;
      if (rest > 0) await this.pause(rest);
      if (this.queue[0] !== update) continue; // another table is on show by now
      this.queue.shift();
      this.waiting = this.queue.length;
      await this.show(update);
      if (update.log.some(isPlay)) this.pacing.shown(this.hasChapter(update));
    }
    this.waiting = 0;
    this.skipping = false;
    this.playing = false;
  }

  private hasChapter(update: Shown): boolean {
    return update.log.some((row) => row.told.some((told) => this.chapters.includes(told.event)));
  }

  /** Whether an update has to be seen for its time: an answer of another has, one's own and what people say has not. */
  private isPaced(update: Shown): boolean {
    if (this.skipping || !moving() || document.hidden) return false;
    const { mine, seats } = update.snapshot;
    const own = (seat: number | null): boolean => seat !== null && mine.includes(seat) && seats[seat]?.kind !== 'bot';
    return update.log.some((row) => isPlay(row) && !own(row.by));
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        if (!this.skipping) return;
        clearTimeout(timer);
        done();
      };
    });
  }

  private async show({ snapshot, log }: Shown): Promise<void> {
    if (this.snapshot && snapshot.n < this.snapshot.n) return;
    const known = this.rows.at(-1)?.n ?? 0;
    const fresh = log.filter((row) => row.n > known);
    const moves = movesOf(fresh);
    const after = moving() && !document.hidden && !this.skipping && this.snapshot ? this.onMoves?.(moves) : undefined;
    const gap = known > 0 && (fresh[0]?.n ?? 0) > known + 1; // away for longer than a page of the log
    this.rows = gap ? fresh : [...this.rows, ...fresh];
    this.moves = moves;
    this.snapshot = snapshot;
    this.lookAround();
    await tick();
    after?.();
  }

  /** Round one screen: whoever is asked should sit before it. */
  private lookAround(): void {
    const now = this.snapshot;
    if (!now || now.mine.length < 2 || now.status !== 'running' || now.seat === null) {
      this.curtain = null;
      return;
    }
    const seen = this.eyes === now.seat; // nobody's hand is shown unasked
    const asked = now.mine.filter((seat) => now.seats[seat]?.owes && now.seats[seat]?.kind === 'person');
    if (asked.includes(now.seat) || asked.length === 0) this.curtain = seen ? null : now.seat;
    else this.curtain = asked[0] ?? null;
  }

  /** Another of this browser's seats looks at the screen. */
  async look(seat: number): Promise<void> {
    this.eyes = seat;
    this.snapshot = null;
    this.curtain = null;
    await this.open(seat);
  }
}
