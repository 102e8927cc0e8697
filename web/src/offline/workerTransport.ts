// The engine in this browser as the page asks it: the same requests and the same answers as a server's.
import type { ConnectionState, Line, Message } from '../shell/connection';
import { folder, isSite } from '../shell/place';
import type { Asked, Transport } from '../shell/transport';
import { HouseKey } from './houseKey';
import type { FromEngine, ToEngine } from './messages';
import { engine } from './readiness.svelte';

interface Hearing {
  onMessage: (message: Message) => void;
  onState: (state: ConnectionState) => void;
}

const EMPTY = 204;
const MADE = 201;

class WorkerTransport implements Transport {
  private worker: Worker | null = null;
  private isReady = false;
  private ended = false; // another tab took over from us
  private toSend: ToEngine[] = []; // until it is ready
  private readonly asked = new Map<number, (answer: Response) => void>();
  private readonly lines = new Map<number, Hearing>();
  private last = 0;
  private readonly key = new HouseKey(
    () => this.start(),
    () => this.end(),
  );

  async request({ method, path, lang, body = '', signal }: Asked): Promise<Response> {
    const listed = this.isReady ? null : await asFile(method, path, lang);
    if (listed) return listed;
    const id = ++this.last;
    return new Promise((done, failed) => {
      this.asked.set(id, (answer) => {
        if (answer.status === MADE) askToKeep();
        done(answer);
      });
      signal?.addEventListener('abort', () => {
        if (this.asked.delete(id)) this.send({ kind: 'forget', id });
        failed(new DOMException('', 'AbortError'));
      });
      this.send({ kind: 'request', id, method, path, lang, body });
    });
  }

  listen(path: string, lastId: number, onMessage: Hearing['onMessage'], onState: Hearing['onState']): Line {
    const id = ++this.last;
    this.lines.set(id, { onMessage, onState });
    this.send({ kind: 'listen', id, path, lastId });
    return {
      close: () => {
        this.lines.delete(id);
        this.send({ kind: 'stop', id });
      },
      hurry: () => undefined,
    };
  }

  /** Play in this tab, and no longer in the other. */
  takeOver(): void {
    this.key.takeOver();
  }

  private start(): void {
    if (this.ended) return location.reload(); // the other tab has played on: what is shown here is old
    engine.now = { is: 'files', part: 0 };
    this.worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.hear(data);
    this.worker.onerror = (event) => {
      event.preventDefault(); // it is told here
      const { message = '' } = event;
      engine.now = { is: 'trouble', trouble: this.isReady ? 'ended' : 'files', detail: message };
    };
    this.worker.postMessage({
      kind: 'start',
      folder,
      packed: isSite,
      lang: document.documentElement.lang,
    } satisfies ToEngine);
  }

  /** Another tab has the tables: nothing of ours may be written any more. */
  private end(): void {
    this.ended = this.worker !== null;
    this.worker?.terminate();
    this.worker = null;
    engine.now = { is: 'elsewhere' };
  }

  private send(message: ToEngine): void {
    if (this.isReady) this.worker?.postMessage(message);
    else this.toSend.push(message);
  }

  private hear(data: FromEngine): void {
    if (data.kind === 'progress') engine.now = { is: data.stage, part: data.total > 0 ? data.loaded / data.total : 0 };
    else if (data.kind === 'trouble') engine.now = { is: 'trouble', trouble: data.trouble, detail: data.detail };
    else if (data.kind === 'ready') this.ready();
    else if (data.kind === 'message') this.lines.get(data.id)?.onMessage(data.message);
    else if (data.kind === 'state') this.lines.get(data.id)?.onState(data.state);
    else this.answer(data);
  }

  private ready(): void {
    this.isReady = true;
    engine.now = { is: 'ready' };
    for (const message of this.toSend.splice(0)) this.send(message);
  }

  private answer({ id, status, type, text }: FromEngine & { kind: 'answer' }): void {
    const done = this.asked.get(id);
    this.asked.delete(id);
    done?.(new Response(status === EMPTY ? null : text, { status, headers: { 'Content-Type': type } }));
  }
}

/** Somebody has something here that they would miss: a browser that needs room is asked to look for it elsewhere. */
function askToKeep(): void {
  void navigator.storage?.persist?.().catch(() => undefined);
}

/** What was told when the page was built, so that the lobby can be read before the engine is ready; null if nothing. */
async function asFile(method: string, path: string, lang: string): Promise<Response | null> {
  if (method !== 'GET' || !/^\/api\/games(\?|$)/.test(path)) return null;
  try {
    const answer = await fetch(new URL(`static-api/games.${lang}.json`, folder));
    if (answer.ok) return answer;
    const told = isSite ? answer : await fetch(path); // a server that has not built them yet tells it by itself
    return told.ok ? told : null;
  } catch {
    return null;
  }
}

export const workerTransport = new WorkerTransport();
