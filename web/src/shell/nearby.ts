// The address under which other devices reach this server.
import { api } from './api';

const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/; // it means another machine everywhere else

/** Whether the page was opened under an address that only this machine has. */
export const isHere = HERE.test(location.hostname);

/** This server as other machines nearby see it, from the address that it tells; empty if it knows none. */
export function originAt(address: string): string {
  return address && `${location.protocol}//${address}${location.port && `:${location.port}`}`;
}

/** The origin for links to other devices; null if none can reach this server. */
export async function originForOthers(): Promise<string | null> {
  if (!isHere) return location.origin;
  const told = await api.nearby().catch(() => null);
  return told?.open && told.address ? originAt(told.address) : null;
}
