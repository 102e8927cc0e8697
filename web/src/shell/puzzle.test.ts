import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PuzzleReply, PuzzleShown, Snapshot } from './api';
import { solvedIn } from './practised';
import { PuzzleTable } from './puzzle.svelte';

const OPTIONS = [
  { do: 'build 1', touch: ['site/1'] },
  { do: 'build 2', touch: ['site/2'] },
  { do: 'build 3', touch: ['site/3'] },
];
const snapshot = {
  asked: { decision: 7, options: OPTIONS, chain: 'build' },
  seats: [],
  seat: 0,
} as unknown as Snapshot;
const shown = { game: 'g', puzzle: 'p1', difficulty: 4, snapshot } as unknown as PuzzleShown;
const outlook = (notation: string) => ({ do: notation, win: 0.5, points: 40 });

function reply(chosen: string): PuzzleReply {
  const right = chosen !== 'build 3';
  return {
    right,
    best: [outlook('build 1'), outlook('build 2')],
    chosen: outlook(chosen),
    lost: 0,
    reason: 'Houses +3',
  };
}

async function table(): Promise<PuzzleTable> {
  const made = new PuzzleTable('g', {
    puzzle: async () => shown,
    answerPuzzle: async (_game, _puzzle, [given = '']) => reply(given),
    whyInPuzzle: async () => ({ rule: null }),
  });
  await made.open('p1');
  return made;
}
const answer = (made: PuzzleTable, notation: string) => made.answers.answer('', 0, 0, notation);

describe('a puzzle', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it('that is solved is told, lit, and counted', async () => {
    const made = await table();
    expect(made.snapshot?.asked).toMatchObject({ options: OPTIONS, chain: '' });
    await answer(made, 'build 1');
    expect([made.snapshot?.asked, made.told, made.isAsGood]).toEqual([null, true, false]);
    expect([...made.pointed]).toEqual([['site/1', 'hinted']]);
    expect(solvedIn('g')).toEqual(['p1']);
  });

  it('is also solved by what is as good', async () => {
    const made = await table();
    await answer(made, 'build 2');
    expect([made.told, made.isAsGood]).toEqual([true, true]);
    expect([...made.pointed].sort()).toEqual([
      ['site/1', 'hinted'],
      ['site/2', 'played'],
    ]);
    expect(solvedIn('g')).toEqual(['p1']);
  });

  it('that is missed tells nothing before somebody gives up, and can be tried again', async () => {
    const made = await table();
    const first = made.snapshot?.asked?.decision;
    await answer(made, 'build 3');
    expect([made.told, made.best, [...made.pointed]]).toEqual([false, [], [['site/3', 'played']]]);
    made.again();
    expect(made.reply).toBe(null);
    expect(made.snapshot?.asked?.decision).not.toBe(first);
    await answer(made, 'build 3');
    made.tell();
    expect(made.best.map((option) => option.do)).toEqual(['build 1', 'build 2']);
    expect(made.pointed.get('site/1')).toBe('hinted');
    made.again();
    await answer(made, 'build 1');
    expect(made.told, 'it is right').toBe(true);
    expect(solvedIn('g'), 'but was not found').toEqual([]);
  });
});
