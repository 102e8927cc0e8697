import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonReply, LessonShown, LessonStepShown } from './api';
import { LessonTable } from './lesson.svelte';

const motion = vi.hoisted(() => ({ on: false }));
vi.mock('./settings.svelte', () => ({ moving: () => motion.on, settings: {} }));

const STEPS: readonly LessonStepShown['kind'][] = ['tell', 'quiz', 'answer'];
const RIGHT = ['next', 'choice 2', 'build 3'];

/** A lesson of three steps, as the server tells it. */
function shown(given: readonly string[]): LessonShown {
  const answers: string[] = [];
  let reply: LessonReply | null = null;
  for (const answer of given) {
    const right = answer === RIGHT[answers.length];
    reply = answer === 'next' ? null : { on: right ? 'right' : 'wrong', text: `to ${answer}`, rule: '' };
    if (right) answers.push(answer);
  }
  const kind = STEPS[answers.length];
  const step = kind && { kind, name: kind, number: answers.length + 1, steps: 3, text: kind, points_at: [kind] };
  const asked = kind === 'answer' ? { decision: 9, ask: '', facts: {}, options: [], chain: 'build' } : null;
  return {
    answers,
    reply,
    step: step ? { ...step, choices: ['a', 'b'] } : null,
    told: [0, 1, 1].map((by, i) => ({ n: answers.length + i, at: '', by, told: [] })),
    snapshot: { n: answers.length, seat: 0, seats: [], asked },
  } as unknown as LessonShown;
}

describe('a lesson', () => {
  let kept: Map<string, string>;
  const calls = {
    lesson: vi.fn(async (_game: string, _lesson: string, answers: readonly string[]) => shown(answers)),
    whyInLesson: vi.fn(),
  };
  const open = async (): Promise<LessonTable> => {
    const table = new LessonTable('a', 'aim', calls);
    await table.open();
    return table;
  };

  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal('document', { hidden: false });
  });

  it('goes on with what is right, after what is said to it was read', async () => {
    const table = await open();
    await table.next();
    expect(table.step?.kind).toBe('quiz');
    await table.choose(1);
    expect([table.step?.kind, table.hint?.text]).toEqual(['quiz', 'to choice 1']);
    await table.choose(2);
    expect([table.step, table.said?.text, table.points]).toEqual([null, 'to choice 2', ['quiz']]);
    expect(table.snapshot?.asked).toBeNull();
    await table.next();
    expect([table.step?.kind, table.points, table.hint]).toEqual(['answer', ['answer'], null]);
    expect(table.snapshot?.asked).toMatchObject({ chain: '' });
    await table.answers.answer('', 0, 0, 'build 3');
    await table.next();
    expect(table.isOver).toBe(true);
  });

  it('tells an answer that does not go on like a refusal, and stays', async () => {
    kept.set('fairwind-lessons', JSON.stringify({ a: { aim: { answers: RIGHT.slice(0, 2) } } }));
    const table = await open();
    const { moment } = table;
    await expect(table.answers.answer('', 0, 0, 'build 1')).rejects.toMatchObject({
      message: 'to build 1',
      rule: null,
    });
    expect([table.step?.kind, table.moment, table.hint?.text]).toEqual(['answer', moment, 'to build 1']);
  });

  it('asks anew after each way back, and takes away one answer at a time', async () => {
    const table = await open();
    await table.next();
    await table.choose(2);
    await table.next();
    const first = table.snapshot?.asked?.decision;
    await table.back();
    expect([table.step?.kind, table.shown?.answers]).toEqual(['quiz', ['next']]);
    await table.choose(2);
    await table.next();
    expect(table.snapshot?.asked?.decision).not.toBe(first);
    expect(table.rows.map((row) => row.n)).toEqual([1, 2, 3, 4]);
  });

  it('tells what others do one after the other, and no more of it once somebody goes on', async () => {
    vi.useFakeTimers();
    motion.on = true;
    const table = await open();
    await table.next();
    await table.choose(2);
    expect([table.others.map((row) => row.by), table.heard]).toEqual([[1, 1], 0]);
    await vi.advanceTimersByTimeAsync(800);
    expect(table.heard).toBe(1);
    await table.next();
    expect([table.others, table.heard]).toEqual([[], 0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.heard).toBe(0);
    motion.on = false;
    vi.useRealTimers();
  });

  it('tells all of it at once to whoever wants nothing to move', async () => {
    const table = await open();
    await table.next();
    await table.choose(2);
    expect([table.others.length, table.heard]).toEqual([2, 2]);
  });

  it('does not go on while it goes back', async () => {
    const table = await open();
    await table.next();
    await table.choose(2);
    const back = table.back();
    await table.next();
    await back;
    expect([table.step?.kind, table.said]).toEqual(['quiz', null]);
  });

  it('is left and found again where one was; finished, it begins anew', async () => {
    const table = await open();
    await table.next();
    expect((await open()).step?.kind).toBe('quiz');
    await table.choose(2);
    const again = await open();
    expect([again.step?.kind, again.said]).toEqual(['answer', null]);
    await again.answers.answer('', 0, 0, 'build 3');
    expect((await open()).step?.kind).toBe('tell');
  });

  it('tells what went wrong and can be tried again', async () => {
    const table = await open();
    calls.lesson.mockRejectedValueOnce(new Error('away'));
    await table.next();
    expect([table.step?.kind, table.problem]).toEqual(['tell', new Error('away')]);
    await table.next();
    expect([table.step?.kind, table.problem]).toEqual(['quiz', null]);
  });
});
