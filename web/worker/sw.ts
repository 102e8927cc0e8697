// The service worker: keeps files whose names hold their hash, says when the server cannot be reached, and shows what
// the server tells a visitor who has the page closed. It keeps no page and no answer of the API: what it cannot fetch it
// does not show, so a table is never an old one.
declare const self: ServiceWorkerGlobalScope;
export type {};

const KEPT = 'fairwind-1';
const OFFLINE = '/offline';
const STYLE = '/plain.css';
const MOST_FILES = 200;
const TABLE = /^[a-z]{12}$/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll([OFFLINE, STYLE].map((path) => new Request(path, { cache: 'reload' }))))
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
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (pathname === STYLE) event.respondWith(fetch(request).catch(() => keptAnswer(STYLE)));
});

/** A page is always the server's; without it there is only the sentence that it does not answer. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    return answer.status >= 502 && answer.status <= 504 ? await keptAnswer(OFFLINE) : answer;
  } catch {
    return keptAnswer(OFFLINE);
  }
}

async function keptAnswer(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error();
}

/** A file that never changes under its name. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.status === 200) {
    await kept.put(request, answer.clone());
    const files = (await kept.keys()).filter((known) => new URL(known.url).pathname.startsWith('/assets/'));
    await Promise.all(files.slice(0, Math.max(0, files.length - MOST_FILES)).map((oldest) => kept.delete(oldest)));
  }
  return answer;
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
