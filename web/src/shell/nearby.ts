// The address under which other devices reach this server.
import { api } from './api';

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/; // it means another machine everywhere else

/** The origin for links to other devices; null if none can reach this server. */
export async function originForOthers(): Promise<string | null> {
  if (!HERE.test(location.hostname)) return location.origin;
  const told = await api.nearby().catch(() => null);
  if (!told?.open || !told.address) return null;
  return `${location.protocol}//${told.address}${location.port && `:${location.port}`}`;
}
