import { describe, expect, it, vi } from 'vitest';
import { Answering, type AskingTable } from './answering.svelte';
import { Problem, type api, type Choice, type HintShown, type Question, type Snapshot } from './api';
import { Coach } from './coach.svelte';
import { Words } from './words';

const option = (notation: string, ...path: string[]): Choice => ({ do: notation, touch: path });
const OPTIONS = [
  option('place 3 build', 'die/0/3', 'action/build'),
  option('place 3 helper', 'die/0/3', 'action/helper'),
  option('take corn', 'open/1/corn'),
  option('pass'),
];
const asked = (decision: number, options: readonly Choice[] = OPTIONS): Question =>
  ({ decision, ask: 'ask-it', facts: {}, options: [...options], chain: '' }) satisfies Question;
const snapshot = (what: Question | null, more: Partial<Snapshot> = {}): Snapshot =>
  ({ seat: 0, status: 'running', undo: 'free', asked: what, hints: true, ...more }) as Snapshot;
const outlook = (notation: string) => ({ do: notation, win: 0.4, points: 50 });
const HINT: HintShown = {
  decision: 1,
  best: [outlook('place 3 helper'), outlook('take corn')],
  equal: 2,
  other: outlook('pass'),
  reason: 'Corn +3',
};
type Calls = Pick<typeof api, 'hint'>;
const words = new Words('en', '', ['web-away = Away.\n']);

/** A table that shows what the test says, with a coach; what the coach is asked waits for `say` or `fail`. */
function seated(first: Snapshot) {
  const table = { id: 't1', snapshot: first, waiting: 0, curtain: null, refresh: vi.fn(async () => undefined) };
  const given = {
    previews: vi.fn(async () => ({ decision: 1, options: [] })),
    why: vi.fn(async () => ({ rule: null })),
  };
  let say: (hint: HintShown) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const hint = vi.fn<Calls['hint']>(
    () =>
      new Promise((done, failed) => {
        say = done;
        fail = failed;
      }),
  );
  const manners = { forced: true, confirming: 'weight' as const };
  const answering = new Answering(table as AskingTable, manners, () => words, given as never);
  const coach = new Coach(table as AskingTable, answering, { hint });
  const show = (next: Snapshot): void => {
    table.snapshot = next;
    answering.begin();
    coach.begin();
  };
  show(first);
  const told = async (what: HintShown): Promise<void> => {
    say(what);
    await Promise.resolve();
    await Promise.resolve();
  };
  const failed = async (error: unknown): Promise<void> => {
    fail(error);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { answering, coach, hint, show, told, failed };
}

describe('a hint', () => {
  it('names options and lights what to touch for them, step by step', async () => {
    const { answering, coach, hint, told } = seated(snapshot(asked(1)));
    void coach.toggle();
    expect(coach.thinking).toBe(true);
    expect(hint.mock.calls[0]?.slice(0, 3)).toEqual(['t1', 0, 1]);
    await told(HINT);
    expect(coach.thinking).toBe(false);
    expect(coach.named.map((one) => one.do)).toEqual(['place 3 helper', 'take corn']);
    expect([...coach.lit]).toEqual(['die/0/3', 'open/1/corn']);
    answering.touch('die/0/3');
    expect([...coach.lit]).toEqual(['action/helper']);
  });

  it('is put away by asking again', async () => {
    const { coach, told } = seated(snapshot(asked(1)));
    void coach.toggle();
    await told(HINT);
    void coach.toggle();
    expect([coach.isOpen, coach.lit.size]).toEqual([false, 0]);
  });

  it('that is broken off is not shown', async () => {
    const { answering, coach, hint, told } = seated(snapshot(asked(1)));
    void coach.toggle();
    coach.close();
    expect(hint.mock.calls[0]?.[3].aborted).toBe(true);
    await told(HINT);
    expect([coach.isOpen, answering.refusal]).toEqual([false, null]);
  });

  it('goes with what was asked, also while it is awaited', async () => {
    const { coach, show, told } = seated(snapshot(asked(1)));
    void coach.toggle();
    show(snapshot(asked(2)));
    await told(HINT);
    expect(coach.isOpen).toBe(false);
    void coach.toggle();
    await told({ ...HINT, decision: 2 });
    expect(coach.hint?.decision).toBe(2);
    show(snapshot(null));
    expect(coach.isOpen).toBe(false);
  });

  it('that is refused says why', async () => {
    const { answering, coach, failed } = seated(snapshot(asked(1)));
    void coach.toggle();
    await failed(new Problem(429, 'seconds-used-up', 'Too much.'));
    expect(coach.isOpen).toBe(false);
    expect(answering.refusal?.text).toBe('Too much.');
  });

  it('is for those who may ask and have a choice', () => {
    expect(seated(snapshot(asked(1), { hints: false })).coach.canAsk).toBe(false);
    expect(seated(snapshot(asked(1, OPTIONS.slice(0, 1)))).coach.canAsk).toBe(false);
    expect(seated(snapshot(null)).coach.canAsk).toBe(false);
    expect(seated(snapshot(asked(1))).coach.canAsk).toBe(true);
  });
});
