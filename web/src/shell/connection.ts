// Live updates: server-sent events read with fetch, so that the page says itself from where it wants to go on.

import type { Changing, Snapshot } from './api';

export interface Message {
  id: string;
  event: string;
  data: string;
}

/** Cuts a stream of text into server-sent events. */
export class Reader {
  private rest = '';

  /** Whatever became complete with this piece. */
  read(piece: string): Message[] {
    this.rest = (this.rest + piece).replace(/\r\n?/g, '\n');
    const found: Message[] = [];
    for (let end = this.rest.indexOf('\n\n'); end >= 0; end = this.rest.indexOf('\n\n')) {
      const message = parse(this.rest.slice(0, end));
      if (message) found.push(message);
      this.rest = this.rest.slice(end + 2);
    }
    return found;
  }
}

function parse(block: string): Message | null {
  const message: Message = { id: '', event: 'message', data: '' };
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith(':')) continue;
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'id') message.id = value;
    else if (field === 'event') message.event = value;
  }
  message.data = data.join('\n');
  return data.length > 0 ? message : null;
}

/** A snapshot with what never changes: only the first one of a connection brings it. */
export function completed(now: Snapshot | Changing, before: Snapshot | null): Snapshot {
  if ('edition' in now || !before) return now as Snapshot;
  const begun = Object.keys(now.view).length > 0;
  const view = begun ? { ...before.view, ...now.view } : now.view;
  const { edition, variants, pace, carried } = before;
  return { ...now, edition, variants, pace, carried, view };
}

export type ConnectionState = 'open' | 'away' | 'gone' | 'denied';

/** What can be done about hearing of a table. */
export interface Line {
  close(): void;
  /** Try again now, without waiting. */
  hurry(): void;
}

/** Keeps a connection to the table open; after a break it goes on from the last event it had. */
export class Connection implements Line {
  private stopped = false;
  private abort = new AbortController();
  private wake: (() => void) | null = null;

  constructor(
    private readonly address: string,
    private lastId: number,
    private readonly onMessage: (message: Message) => void,
    private readonly onState: (state: ConnectionState) => void,
  ) {
    void this.run();
  }

  close(): void {
    this.stopped = true;
    this.abort.abort();
    this.wake?.();
  }

  hurry(): void {
    this.wake?.();
  }

  private async run(): Promise<void> {
    let failures = 0;
    while (!this.stopped) {
      try {
        if (await this.listen(() => (failures = 0))) return;
      } catch {
        // The line broke, or could not be opened: the server may be restarting.
      }
      if (this.stopped) return;
      failures += 1;
      if (failures > 1) this.onState('away');
      await this.pause(failures === 1 ? 100 : Math.min(500 * 2 ** (failures - 2), 10_000));
    }
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Reads until the line ends; true if there is nothing more to come. */
  private async listen(opened: () => void): Promise<boolean> {
    this.abort = new AbortController();
    const answer = await fetch(this.address, {
      headers: { Accept: 'text/event-stream', 'Last-Event-ID': String(this.lastId) },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: this.abort.signal,
    });
    if (answer.status === 404 || answer.status === 410) {
      this.onState('gone');
      return true;
    }
    if (answer.status === 401 || answer.status === 403) {
      this.onState('denied'); // the seat was handed to somebody else
      return true;
    }
    if (!answer.ok || !answer.body) throw new Error(String(answer.status));
    opened();
    this.onState('open');
    const reader = new Reader();
    const stream = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await stream.read();
      if (done || this.stopped) return false;
      for (const message of reader.read(value)) {
        if (message.event === 'gone') {
          this.onState('gone');
          return true;
        }
        if (/^\d+$/.test(message.id)) this.lastId = Number(message.id);
        this.onMessage(message);
      }
    }
  }
}
