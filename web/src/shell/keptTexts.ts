// For tests of what a browser keeps: its storage, as a map that they can look into.
import { vi } from 'vitest';

/** A fresh storage in place of the browser's. */
export function keptTexts(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}
