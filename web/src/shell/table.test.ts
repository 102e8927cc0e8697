import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogRow, Snapshot } from './api';
import { pace } from './pacing';

const page = vi.hoisted(() => {
  const screen = { hidden: false, calm: false };
  vi.stubGlobal('document', { get hidden() { return screen.hidden; } }); // prettier-ignore
  return screen;
});
const wire = vi.hoisted(() => ({ hear: (_: { id: string; event: string; data: string }): void => undefined }));

vi.mock('./settings.svelte', () => ({ moving: () => !page.calm }));
vi.mock('./sealed', () => ({ giveWords: () => undefined }));
vi.mock('../games', () => ({ shippedEdition: () => ({}) }));
vi.mock('./connection', async (original) => ({
  ...(await original<typeof import('./connection')>()),
  Connection: class {
    constructor(_path: string, _n: number, hear: typeof wire.hear) {
      wire.hear = hear;
    }
    close(): void {}
  },
}));
vi.mock('./api', async (original) => {
  const real = await original<typeof import('./api')>();
  const api = { snapshot: async () => at(0), log: async () => [], edition: async () => ({ a: 1 }) };
  return { ...real, api: { ...real.api, ...api } };
});

const ME = 0;
const at = (n: number): Snapshot =>
  ({ n, seat: ME, mine: [ME], seats: [], status: 'running', view: { n }, edition: {}, variants: {} }) as never;
const row = (n: number, by: number, event = 'answer'): LogRow => ({ n, at: '', by, told: [{ event }] });

/** A table that is followed, and when each of its rows was shown. */
async function followed() {
  const { TableStore } = await import('./table.svelte');
  const store = new TableStore('t1');
  await store.open();
  const seen: [number, number][] = [];
  store.onMoves = () => void seen.push([(store.snapshot?.n ?? 0) + 1, Date.now()]);
  const hear = (n: number, by: number, event?: string): void =>
    wire.hear({ id: '', event: 'update', data: JSON.stringify({ snapshot: at(n), log: [row(n, by, event)] }) });
  const gaps = (): number[] => seen.slice(1).map(([, time], i) => time - (seen[i]?.[1] ?? 0));
  return { store, seen, hear, gaps };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  page.hidden = false;
  page.calm = false;
});
afterEach(() => void vi.useRealTimers());

describe('pacing', () => {
  it('is quicker where many wait, and never quicker than one can see', () => {
    expect(pace(0)).toBe(550);
    expect(pace(8)).toBeLessThan(550);
    expect(pace(1000)).toBe(400);
  });

  it.each([40, 390, 600])('shows every answer of another for its time, if they come %i ms apart', async (apart) => {
    const { seen, hear, gaps } = await followed();
    for (let n = 1; n <= 25; n++) {
      hear(n, 1);
      await vi.advanceTimersByTimeAsync(apart);
    }
    await vi.advanceTimersByTimeAsync(20_000);
    expect(seen.map(([n]) => n)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
    expect(Math.min(...gaps())).toBeGreaterThanOrEqual(400);
    if (apart > 550) expect(Math.max(...gaps())).toBeLessThanOrEqual(apart + 1);
  });

  it('counts from the last showing, even if nothing waited', async () => {
    const { seen, hear, gaps } = await followed();
    hear(1, 1);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen).toHaveLength(1);
    hear(2, 2);
    await vi.advanceTimersByTimeAsync(400);
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(gaps()).toEqual([550]);
  });

  it('shows one’s own answer and what people say at once', async () => {
    const { store, hear } = await followed();
    hear(1, 1);
    await vi.advanceTimersByTimeAsync(10);
    hear(2, ME);
    hear(3, 1, 'chat');
    await vi.advanceTimersByTimeAsync(10);
    expect(store.snapshot?.n).toBe(3);
  });

  it('shows all at once to whoever skips ahead, once', async () => {
    const { store, hear, gaps } = await followed();
    for (let n = 1; n <= 10; n++) hear(n, 1);
    await vi.advanceTimersByTimeAsync(10);
    expect(store.waiting).toBe(9);
    store.skip();
    await vi.advanceTimersByTimeAsync(10);
    expect([store.snapshot?.n, store.waiting]).toEqual([10, 0]);
    hear(11, 1);
    hear(12, 2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(gaps().at(-1)).toBeGreaterThanOrEqual(400);
  });

  it.each(['hidden', 'calm'] as const)('does not wait if the page is %s', async (how) => {
    const { store, hear } = await followed();
    page[how] = true;
    for (let n = 1; n <= 10; n++) hear(n, 1);
    await vi.advanceTimersByTimeAsync(10);
    expect(store.snapshot?.n).toBe(10);
  });
});
