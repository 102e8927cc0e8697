// The second interpreter, as the first one sees it: a job goes there as text, and text comes back.
import type { FromHelper, ToHelper, Unpacked } from './messages';

interface Waiting {
  done: (text: string) => void;
  failed: (error: Error) => void;
}

export class HelperWorker {
  private readonly worker = new Worker(new URL('./helper.worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(files: Unpacked) {
    this.worker.onmessage = ({ data }: MessageEvent<FromHelper>) => this.hear(data);
    this.worker.onerror = () => this.giveUp();
    this.send({ kind: 'files', files });
  }

  /** What a job brings, as text. */
  do(job: string): Promise<string> {
    const id = ++this.last;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.send({ kind: 'job', id, job });
    });
  }

  private send(message: ToHelper): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromHelper): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.kind === 'done') waiting?.done(message.text);
    else waiting?.failed(new Error(message.detail));
  }

  private giveUp(): void {
    for (const { failed } of this.waiting.values()) failed(new Error('the second interpreter has stopped'));
    this.waiting.clear();
  }
}
