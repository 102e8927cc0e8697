// The second interpreter, as the first one sees it: a job goes there as text, and text comes back. It takes as much
// memory as the first one, so it is there only while somebody is at a table, or waits for what it was asked.
import type { FromHelper, ToHelper, Unpacked } from './messages';

interface Job {
  id: number;
  text: string;
  patience: number; // milliseconds; who works longer on it is stuck
  last: boolean; // nobody waits for it: others go before it
  done: (text: string) => void;
  failed: (error: Error) => void;
}

const REST = 20_000; // milliseconds in which nobody needs it, after which it goes

export class HelperWorker {
  private worker: Worker | null = null;
  private readonly queue: Job[] = [];
  private now: Job | null = null; // what is worked on
  private number = 0;
  private held = 0; // by open tables
  private late: ReturnType<typeof setTimeout> | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly files: () => Unpacked) {}

  /** What a job brings, as text. */
  do(text: string, patience: number, last: boolean): Promise<string> {
    return new Promise((done, failed) => {
      const job = { id: ++this.number, text, patience, last, done, failed };
      const behind = last ? -1 : this.queue.findIndex((other) => other.last);
      this.queue.splice(behind < 0 ? this.queue.length : behind, 0, job);
      this.goOn();
    });
  }

  /** A table was opened: its first bot finds us started. */
  hold(): void {
    this.held += 1;
    this.started();
  }

  /** A table was closed. */
  release(): void {
    this.held -= 1;
    this.goSoon();
  }

  private goOn(): void {
    const job = this.now ? undefined : this.queue.shift();
    if (!job) return;
    this.now = job;
    this.started().postMessage({ kind: 'job', id: job.id, job: job.text } satisfies ToHelper);
    this.late = setTimeout(() => this.giveUp(), job.patience);
  }

  private started(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./helper.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromHelper>) => this.hear(data);
    worker.onerror = () => this.giveUp();
    const files = this.files();
    worker.postMessage({ kind: 'files', files } satisfies ToHelper, [files.library.buffer, files.core.buffer]);
    return (this.worker = worker);
  }

  private hear(message: FromHelper): void {
    const job = this.now;
    if (job?.id !== message.id) return;
    this.end();
    if (message.kind === 'done') job.done(message.text);
    else job.failed(new Error(message.detail));
  }

  /** It is stuck, or did not start: whatever comes next is done by another one. */
  private giveUp(): void {
    const job = this.now;
    this.go();
    this.end();
    job?.failed(new Error('the second interpreter has stopped'));
  }

  private end(): void {
    clearTimeout(this.late);
    this.now = null;
    this.goOn();
    this.goSoon();
  }

  private goSoon(): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      if (this.held === 0 && !this.now) this.go();
    }, REST);
  }

  private go(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}
