// The page as an app: its service worker, where the browser allows one.

const KEPT = 'fairwind-1'; // as in worker/sw.ts
const OFFLINE = '/offline';

/** Let the service worker come with the next visit; without one everything works but messages and installing. */
export function install(): void {
  if (import.meta.env.PROD && window.isSecureContext && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }
}

/** The service worker says in this language that the server does not answer. */
export async function speakOffline(lang: string): Promise<void> {
  try {
    if (!navigator.serviceWorker?.controller) return;
    const page = await fetch(`${OFFLINE}?lang=${lang}`);
    if (page.ok) await (await caches.open(KEPT)).put(OFFLINE, page);
  } catch {
    // The sentence of before is there.
  }
}
