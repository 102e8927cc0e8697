// The second interpreter, as the first one sees it: a job goes there as text, and text comes back. It takes as much
// memory as the first one, so it is there only while somebody is at a table, or waits for what it was asked.
import type { FromHelper, ToHelper, Unpacked } from './messages';

interface Job {
  id: number;
  text: string;
  patience: number; // milliseconds; who works longer on it is stuck
  last: boolean; // nobody waits for it: others go before it
  again: boolean; // if whoever was to do it dies, another one tries
  done: (text: string) => void;
  failed: (error: Error) => void;
}

const REST = 20_000; // milliseconds in which nobody needs it, after which it goes
const START = 40_000; // milliseconds that Python may take to start on a slow device

export class HelperWorker {
  private worker: Worker | null = null;
  private isReady = false; // Python has started there
  private readonly queue: Job[] = [];
  private now: Job | null = null; // what is worked on
  private number = 0;
  private held = 0; // by open tables
  private late: ReturnType<typeof setTimeout> | undefined; // it starts, or works on something, for too long
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly files: () => Unpacked) {}

  /** What a job brings, as text. */
  do(text: string, patience: number, last: boolean): Promise<string> {
    return new Promise((done, failed) => {
      this.put({ id: ++this.number, text, patience, last, again: true, done, failed });
      this.goOn();
    });
  }

  /** A table was opened: its first bot finds us started. */
  hold(): void {
    this.held += 1;
    this.start();
  }

  /** A table was closed. */
  release(): void {
    this.held -= 1;
    this.goSoon();
  }

  private put(job: Job): void {
    const behind = job.last ? -1 : this.queue.findIndex((other) => other.last);
    this.queue.splice(behind < 0 ? this.queue.length : behind, 0, job);
  }

  private goOn(): void {
    if (this.queue.length === 0) return;
    if (!this.isReady) return this.start();
    if (this.now) return;
    const job = this.queue.shift() as Job;
    this.now = job;
    this.worker?.postMessage({ kind: 'job', id: job.id, job: job.text } satisfies ToHelper);
    this.late = setTimeout(() => this.giveUp(true), job.patience);
  }

  private start(): void {
    if (this.worker) return;
    try {
      const worker = new Worker(new URL('./helper.worker.ts', import.meta.url), { type: 'module' });
      this.worker = worker;
      this.late = setTimeout(() => this.giveUp(true), START);
      worker.onmessage = ({ data }: MessageEvent<FromHelper>) => {
        if (this.worker === worker) this.hear(data);
      };
      worker.onerror = worker.onmessageerror = () => {
        if (this.worker === worker) this.giveUp();
      };
      const files = this.files();
      worker.postMessage({ kind: 'files', files } satisfies ToHelper, [files.library.buffer, files.core.buffer]);
    } catch {
      this.giveUp(); // no memory for one more, say
    }
  }

  private hear(message: FromHelper): void {
    if (message.kind === 'ready') {
      clearTimeout(this.late);
      this.isReady = true;
      this.goOn();
      return;
    }
    // What Python finds wrong with a job is an answer; whoever says that there is none works no more.
    if (message.kind === 'failed') return this.giveUp();
    const job = this.now;
    if (job?.id !== message.id) return;
    this.end();
    job.done(message.text);
  }

  /** It has died, or is stuck: whatever comes next is done by another one. To wait twice for the same is too long. */
  private giveUp(isStuck = false): void {
    const job = this.now ?? this.queue.shift();
    this.go();
    const again = job?.again && !isStuck;
    if (job && again) this.put({ ...job, again: false });
    this.end();
    if (job && !again) job.failed(new Error('the second interpreter has stopped'));
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
      if (this.held === 0 && !this.now && this.queue.length === 0) this.go();
    }, REST);
  }

  private go(): void {
    clearTimeout(this.late);
    this.worker?.terminate();
    this.worker = null;
    this.isReady = false;
  }
}
