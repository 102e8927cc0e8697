// Being told while away: what the server offers, what this visitor has chosen, and this browser's own subscription.
import { request } from './api';
import type { NoticesShown } from './api.types';

export type Quiet = [from: number, to: number]; // minutes of the day

/** What the server offers; null where a browser would not allow it, or the host has switched nothing on. */
export async function offers(): Promise<NoticesShown | null> {
  if (!window.isSecureContext) return null;
  const shown = (await (await request('GET', '/api/notices')).json()) as NoticesShown;
  return shown.push || shown.mail ? shown : null;
}

/** The time zone of this device. */
export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** Keep what was chosen, in the language and the zone of this page. */
export async function choose(lang: string, turns: boolean, quiet: Quiet | null): Promise<void> {
  await request('PUT', `/api/notices?lang=${lang}`, { zone: zone(), turns, quiet });
}

// -- this browser

/** Whether this browser can show messages at all. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Whether it could, were the page opened from the home screen: so with phones of Apple. */
export function couldFromHome(): boolean {
  return !canPush() && 'standalone' in navigator;
}

async function pushManager(): Promise<PushManager | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration === undefined ? null : (await navigator.serviceWorker.ready).pushManager;
}

/** Whether messages come to this browser; the server is told again, should it have forgotten. */
export async function isSubscribed(key: string, lang: string): Promise<boolean> {
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription || !isOf(subscription, key) || Notification.permission !== 'granted') return false;
  await tell(subscription, lang);
  return true;
}

/** Let messages come to this browser; false if it does not allow that. */
export async function subscribe(key: string, lang: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const manager = await pushManager();
  if (manager === null) return false;
  const old = await manager.getSubscription();
  if (old && !isOf(old, key)) await old.unsubscribe();
  await tell(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }), lang);
  return true;
}

/** Let no more messages come to this browser. */
export async function unsubscribe(): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return;
  await request('DELETE', '/api/notices/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

async function tell(subscription: PushSubscription, lang: string): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await request('POST', `/api/notices/push?lang=${lang}`, { endpoint, keys });
}

/** Whether a subscription was made with this key of the server's. */
function isOf(subscription: PushSubscription, key: string): boolean {
  const made = subscription.options?.applicationServerKey;
  if (!made) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(made)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

// -- mail

/** Ask an address whether it is this visitor's. */
export async function askAddress(address: string, lang: string): Promise<void> {
  await request('POST', `/api/notices/mail?lang=${lang}`, { address });
}

/** Send no more mail. */
export async function forgetAddress(): Promise<void> {
  await request('DELETE', '/api/notices/mail');
}

// -- one table

/** Whether this visitor is told of a table; null for what they have chosen in general. */
export async function toldOf(table: string): Promise<boolean | null> {
  return ((await (await request('GET', `/api/tables/${table}/notices`)).json()) as { tell: boolean | null }).tell;
}

/** Be told of a table, or not. */
export async function tellOf(table: string, tell: boolean | null): Promise<void> {
  await request('PUT', `/api/tables/${table}/notices`, { tell });
}

// -- hours

/** Minutes of the day as a clock shows them. */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** What a clock shows, in minutes of the day; null if it shows nothing. */
export function minutesOf(text: string): number | null {
  const found = /^(\d{1,2}):(\d{2})/.exec(text);
  return found ? (Number(found[1]) * 60 + Number(found[2])) % 1440 : null;
}
