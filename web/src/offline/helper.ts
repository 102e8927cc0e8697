// The second interpreter, as the first one sees it: a job goes there as text, and text comes back. It takes as much
// memory as the first one, so it is there only while somebody is at a table, or waits for what it was asked.
import type { FromHelper, ToHelper, Unpacked } from './messages';

interface Waiting {
  done: (text: string) => void;
  failed: (error: Error) => void;
  late: ReturnType<typeof setTimeout>;
}

const REST = 20_000; // milliseconds in which nobody needs it, after which it goes

export class HelperWorker {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private held = 0; // by open tables
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly files: () => Unpacked) {}

  /** What a job brings, as text; whoever takes longer than so many milliseconds is stuck, and begins anew. */
  do(job: string, patience: number): Promise<string> {
    const id = ++this.last;
    return new Promise((done, failed) => {
      const late = setTimeout(() => this.giveUp(), patience);
      this.waiting.set(id, { done, failed, late });
      this.send({ kind: 'job', id, job });
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

  private send(message: ToHelper): void {
    this.started().postMessage(message);
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
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    clearTimeout(waiting?.late);
    if (message.kind === 'done') waiting?.done(message.text);
    else waiting?.failed(new Error(message.detail));
    this.goSoon();
  }

  /** Whoever asks next gets another one. */
  private giveUp(): void {
    this.go();
    for (const { failed, late } of this.waiting.values()) {
      clearTimeout(late);
      failed(new Error('the second interpreter has stopped'));
    }
    this.waiting.clear();
  }

  private goSoon(): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      if (this.held === 0 && this.waiting.size === 0) this.go();
    }, REST);
  }

  private go(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}
