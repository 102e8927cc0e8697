// The service worker: keeps files whose names hold their hash, says when the server cannot be reached, and shows what
// the server tells a visitor who has the page closed. Of a server it keeps no page and no answer of the API: what it
// cannot fetch it does not show, so a table is never an old one. Where tables live in this browser, it keeps the page
// and the engine too, once they have been used.
declare const self: ServiceWorkerGlobalScope;
export type {};

const KEPT = 'fairwind-1';
const SITE = self.location.search === '?site'; // a host of plain files, with no server behind it
const OFFLINE = '/offline';
const OFFLINE_HERE = '/offline?here'; // with the way to where one can play without connection
const OF_OFFLINE = ['/plain.css', '/waiting.js']; // what that page needs
const HERE = SITE ? '' : 'here'; // the page that plays without a server
const FILES_OF_PAGE = 'kept.json';
const FILES_OF_ENGINE = 'engine/files.json';
const MOST_FILES = 400;
const TABLE = /^[a-z]{12}$/;

/** Where a file of ours is. */
const at = (path: string): string => new URL(path, self.registration.scope).href;

self.addEventListener('install', (event) => {
  const first = SITE ? [] : [OFFLINE, OFFLINE_HERE, ...OF_OFFLINE];
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(first.map((path) => new Request(path, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// -- files

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { href, origin, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !href.startsWith(at(''))) return;
  const path = href.slice(at('').length).replace(/[?#].*$/, '');
  if (request.mode === 'navigate') event.respondWith(path === HERE ? latest(request, at(HERE)) : page(request));
  else if (path.startsWith('assets/')) event.respondWith(file(request));
  else if (path.startsWith('engine/') && search) event.respondWith(file(request));
  else if (/^(engine|static-api|locale)\/|^(kept\.json|manifest\.webmanifest|icon.*)$/.test(path))
    event.respondWith(latest(request, request.url));
  else if (!SITE && OF_OFFLINE.includes(`/${path}`))
    event.respondWith(fetch(request).catch(() => keptAnswer(`/${path}`)));
});

/** A page is always the server's; without it there is only the sentence that it does not answer. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    return isAway(answer) ? await away() : answer;
  } catch {
    return away();
  }
}

const isAway = ({ status }: Response): boolean => status >= 502 && status <= 504;

/** Whoever has played without connection before is shown the way. */
const away = async (): Promise<Response> => keptAnswer((await caches.match(at(HERE))) ? OFFLINE_HERE : OFFLINE);

async function keptAnswer(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error();
}

/**
 * What there is now; without a host what there was, if we keep it. What is kept is not exchanged here, piece by piece:
 * whoever loses the connection in the midst of an update has the whole of the version before.
 */
async function latest(request: Request, address: string): Promise<Response> {
  const isPage = request.mode === 'navigate';
  try {
    const answer = await (isPage ? fetch(request, { cache: 'no-cache' }) : fetch(request));
    if (isAway(answer)) throw new Error('away');
    return answer;
  } catch {
    const kept = await (await caches.open(KEPT)).match(address);
    return kept ?? (isPage && !SITE ? away() : Response.error());
  }
}

/** A file that never changes under its name. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.status === 200) {
    await kept.put(request, answer.clone());
    const needed = await neededHere(kept);
    const files = (await kept.keys()).filter(({ url }) => url.startsWith(at('assets/')) && !needed.has(url));
    await Promise.all(files.slice(0, Math.max(0, files.length - MOST_FILES)).map((oldest) => kept.delete(oldest)));
  }
  return answer;
}

// -- to play without connection

/** The files of the page that is kept. */
async function neededHere(kept: Cache): Promise<Set<string>> {
  const list = await kept.match(at(FILES_OF_PAGE));
  return new Set(list ? ((await list.json()) as string[]).map(at) : []);
}

interface ToKeep {
  keep: 'engine';
  files: string[]; // that may change, in the reader's language
}

self.addEventListener('message', (event) => {
  const { keep, files = [] } = (event.data ?? {}) as Partial<ToKeep>;
  if (keep === 'engine') event.waitUntil(keepEngine(files).catch(() => undefined)); // another time
});

/**
 * Keep whatever one needs to play here; what the browser has fetched already is not fetched again. What has the same
 * name in every version is exchanged when all the rest is there, and then what was before is forgotten.
 */
async function keepEngine(changing: readonly string[]): Promise<void> {
  const kept = await caches.open(KEPT);
  const read = async (path: string): Promise<[address: string, answer: Response]> => {
    const answer = await fetch(at(path), { cache: 'no-cache' });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return [at(path), answer];
  };
  const lists = await Promise.all([FILES_OF_ENGINE, FILES_OF_PAGE].map(read));
  const [ofEngine, ofPage] = await Promise.all(lists.map(([, answer]) => answer.clone().json() as Promise<unknown>));
  const { version, files } = ofEngine as FilesOfEngine;
  // A server sends the script under its own name, and packs it on the way.
  const needed = Object.keys(files).map((name) => (SITE ? name : name.replace('.mjs.gz', '.mjs')));
  const engine = needed.map((name) => at(`engine/${name}?v=${version}`));
  for (const address of [...engine, ...(ofPage as string[]).map(at)]) {
    if (await kept.match(address)) continue;
    const answer = await fetch(address, { cache: 'force-cache' });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    await kept.put(address, answer);
  }
  const others = await Promise.all([...changing, 'manifest.webmanifest', HERE].map(read)); // the page last
  for (const [address, answer] of [...lists, ...others]) await kept.put(address, answer);
  const now = new Set([...engine, ...lists, ...others].map((file) => (typeof file === 'string' ? file : file[0])));
  const old = (await kept.keys()).filter(({ url }) => /^(engine|static-api|locale)\//.test(url.slice(at('').length)));
  await Promise.all(old.filter(({ url }) => !now.has(url)).map((gone) => kept.delete(gone)));
}

interface FilesOfEngine {
  version: string;
  files: Record<string, number>;
}

// -- messages

interface Told {
  table: string;
  title: string;
  body: string;
}

function read(data: PushMessageData | null): Told {
  try {
    const told = data?.json() as Partial<Told>;
    return { table: told.table ?? '', title: told.title ?? 'Fairwind', body: told.body ?? '' };
  } catch {
    return { table: '', title: 'Fairwind', body: '' };
  }
}

self.addEventListener('push', (event) => {
  const { table, title, body } = read(event.data);
  const address = TABLE.test(table) ? `/t/${table}` : '/';
  const shown = { body, tag: address, icon: '/icon-192.png', badge: '/badge-96.png', data: address };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** Show the table: where it is open already, else in a new window. */
async function open(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((client) => new URL(client.url).pathname === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription;
}

// A browser may exchange its address: the server hears of the new one.
self.addEventListener('pushsubscriptionchange', ((event: SubscriptionChange) => {
  const options = event.oldSubscription?.options;
  if (options) event.waitUntil(self.registration.pushManager.subscribe(options).then(tell));
}) as EventListener);

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, keys });
  await fetch('/api/notices/push', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}
