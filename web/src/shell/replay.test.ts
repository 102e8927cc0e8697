import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReplayStep } from './api';
import { gap, ReplayPlayer } from './replay.svelte';

const STEPS = 700;
const TURNS: [number, number][] = [];
for (let step = 41; step <= STEPS; step += 10) TURNS.push([step, step % 3]);
const mark = (step: number, event: string) => ({ step, event, facts: {} });
const CHAPTERS = [mark(40, 'round'), mark(100, 'phase'), mark(300, 'round'), mark(500, 'round')];

/** A replay whose server takes a while for each page. */
function replay(delay = 300) {
  const fetched: [number, number][] = [];
  const fetch = vi.fn(async (first: number, last: number): Promise<ReplayStep[]> => {
    fetched.push([first, last]);
    await new Promise((done) => setTimeout(done, delay));
    return Array.from({ length: last - first + 1 }, (_, i) => ({ step: first + i, by: 0 }) as ReplayStep);
  });
  const player = new ReplayPlayer({ steps: STEPS, turns: TURNS, chapters: CHAPTERS }, fetch);
  const seen: number[] = [];
  player.onStep = (next) => void seen.push(next.step);
  return { player, fetched, seen };
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('a replay', () => {
  it('plays 700 answers in under two minutes if wished, and shows every one', async () => {
    const { player, fetched, seen } = replay();
    await Promise.all([player.go(player.setUp), vi.advanceTimersByTimeAsync(1000)]);
    expect(player.shown?.step, 'the set-up is skipped').toBe(40);
    player.speed = 'whole';
    player.run();
    let seconds = 0;
    while (player.running && seconds < 300) {
      await vi.advanceTimersByTimeAsync(1000);
      seconds += 1;
    }
    expect(player.number).toBe(STEPS);
    expect(seconds).toBeLessThan(120);
    expect(seen).toEqual(Array.from({ length: STEPS - 39 }, (_, i) => i + 40));
    expect(fetched.length, 'pages are fetched ahead, each once').toBe(Math.ceil((STEPS + 1) / 50));
  });

  it('has speeds, and passes quickly over what came out by chance', () => {
    expect(gap('slow', STEPS, false)).toBeGreaterThan(gap('normal', STEPS, false));
    expect(gap('normal', STEPS, false)).toBeGreaterThan(gap('fast', STEPS, false));
    expect(gap('normal', STEPS, true)).toBeLessThan(gap('normal', STEPS, false) / 2);
    expect(gap('whole', 10, false)).toBeLessThanOrEqual(gap('fast', 10, false));
  });

  it('jumps by turn and by part', async () => {
    const { player } = replay(0);
    const at = async (step: number): Promise<ReplayPlayer> => {
      await Promise.all([player.go(step), vi.advanceTimersByTimeAsync(10)]);
      return player;
    };
    expect((await at(45)).turn(1)).toBe(51);
    expect((await at(45)).turn(-1)).toBe(41);
    expect((await at(45)).chapter(1)).toBe(300);
    expect((await at(300)).chapter(-1)).toBe(40);
    expect((await at(10)).chapter(-1)).toBe(0);
    expect((await at(699)).chapter(1)).toBe(STEPS);
  });

  it('shows what the eyes see that were chosen last, whichever answer comes first', async () => {
    const { player } = replay(0);
    const slow = new ReplayPlayer(player.head, async (first, last, seat) => {
      await new Promise((done) => setTimeout(done, seat === 0 ? 100 : 10));
      return Array.from({ length: last - first + 1 }, (_, i) => ({ step: first + i, by: seat }) as ReplayStep);
    });
    const first = slow.go(12);
    await Promise.all([slow.look(1), first, vi.advanceTimersByTimeAsync(200)]);
    expect(slow.shown).toEqual({ step: 12, by: 1 });
  });

  it('stops when the server is away, and goes on afterwards', async () => {
    const { player } = replay(0);
    const broken = new ReplayPlayer(player.head, () => Promise.reject(new Error('away')));
    broken.run();
    await vi.advanceTimersByTimeAsync(5000);
    expect([broken.running, broken.problem]).toEqual([false, new Error('away')]);
  });
});
