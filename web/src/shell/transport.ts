// How the page asks, and how it hears of a table: over HTTP, or of the engine in this browser. Nothing else knows which.
import { Connection, type Line, type Message, type ConnectionState } from './connection';
import { keptHere } from './place';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Asked {
  method: Method;
  path: string; // with its query
  lang: string;
  body?: string | undefined;
  type: string; // of the body
  signal?: AbortSignal | null;
}

export interface Transport {
  /** One answer, of whatever status; fails if nobody could be asked. */
  request(asked: Asked): Promise<Response>;
  /** Hear what happens at a table after a row, until it is closed. */
  listen(
    path: string,
    lastId: number,
    onMessage: (message: Message) => void,
    onState: (state: ConnectionState) => void,
  ): Line;
}

/** Of the server the page came from. */
export const overHttp: Transport = {
  request({ method, path, lang, body, type, signal = null }) {
    const headers: Record<string, string> = { 'Accept-Language': lang };
    const init: RequestInit = { method, headers, credentials: 'same-origin', signal };
    if (body !== undefined) {
      init.body = body;
      headers['Content-Type'] = type;
    }
    return fetch(path, init);
  },
  listen: (path, lastId, onMessage, onState) => new Connection(path, lastId, onMessage, onState),
};

/** Of the engine in this browser, which is fetched only where it is needed. */
function inThisBrowser(): Transport {
  const engine = import('../offline/workerTransport').then(({ workerTransport }) => workerTransport);
  engine.catch(() => undefined);
  return {
    request: async (asked) => (await engine).request(asked),
    listen: (path, lastId, onMessage, onState) => {
      let closed = false;
      let line: Line | null = null;
      void engine.then((found) => {
        if (!closed) line = found.listen(path, lastId, onMessage, onState);
      });
      return {
        close: () => {
          closed = true;
          line?.close();
        },
        hurry: () => line?.hurry(),
      };
    },
  };
}

export const transport: Transport = keptHere ? inThisBrowser() : overHttp;
