// The page as an app: its service worker, where the browser allows one.
import { folder, isSite, keptHere } from './place';
import { readTexts, type Language } from './words';

const KEPT = 'fairwind-1'; // as in worker/sw.ts
const OFFLINE = '/offline';
const OFFLINE_HERE = '/offline?here';

/** Let the service worker come with the next visit; without one everything works but messages and installing. */
export function install(): void {
  if (import.meta.env.PROD && window.isSecureContext && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register(new URL(isSite ? 'sw.js?site' : 'sw.js', folder)).catch(() => undefined);
  }
}

/** The service worker says in this language that the server does not answer. */
export async function speakOffline(lang: string): Promise<void> {
  try {
    if (keptHere || !navigator.serviceWorker?.controller) return;
    for (const address of [OFFLINE, OFFLINE_HERE]) {
      const page = await fetch(`${address}${address === OFFLINE ? '?' : '&'}lang=${lang}`);
      if (page.ok) await (await caches.open(KEPT)).put(address, page);
    }
  } catch {
    // The sentence of before is there.
  }
}

/** Whether the page was opened as an app of its own. */
const isApp = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Let the service worker keep what one needs to play without connection, as soon as it is there. */
export async function keepEngine(lang: Language): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const texts = await readTexts(lang).catch(() => null);
  if (texts) active?.postMessage({ keep: 'engine', files: [...texts, `static-api/games.${lang}.json`] });
}

/** In a server's page it is kept for who has the app: from the moment on when it is installed. */
export function keepForApp(lang: () => Language): void {
  if (isApp()) void keepEngine(lang());
  window.addEventListener('appinstalled', () => void keepEngine(lang()));
}
