import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Answering, type AskingTable, type Manners } from './answering.svelte';
import { Problem, type Choice, type OptionPreview, type Question, type Snapshot } from './api';
import { Words } from './words';

const option = (notation: string, ...path: string[]): Choice => ({ do: notation, touch: path });
const OPTIONS = [
  option('place 3 build', 'die/0/3', 'action/build'),
  option('place 3 helper', 'die/0/3', 'action/helper'),
  option('take corn', 'open/1/corn'),
  option('pass'),
];
const words = new Words(
  'en',
  '',
  ['web-away = Away.', 'web-undo-asked = The others are asked.'].map((t) => `${t}\n`),
);

const asked = (decision: number, options: readonly Choice[] = OPTIONS): Question =>
  ({ decision, ask: 'ask-it', facts: {}, options: [...options], chain: '' }) satisfies Question;
const snapshot = (what: Question | null, more: Partial<Snapshot> = {}): Snapshot =>
  ({ seat: 0, status: 'running', undo: 'free', asked: what, ...more }) as Snapshot;

const NO_PREVIEW: OptionPreview = {
  do: '', gains: [], points: [], weight: '', ends: null, then: null, follows: [], skips: '',
  means: { facts: {}, rules: [], case: '' },
}; // prettier-ignore
const preview = (notation: string, more: Partial<OptionPreview>): OptionPreview => ({
  ...NO_PREVIEW,
  do: notation,
  ...more,
});

/** A table that shows what the test says; each new snapshot is noticed as the page notices it. */
function seated(first: Snapshot, manners: Partial<Manners> = {}, previews: readonly OptionPreview[] = []) {
  const table = { id: 't1', snapshot: first, waiting: 0, curtain: null, refresh: vi.fn(async () => undefined) };
  const calls = {
    answer: vi.fn(async () => ({ n: 1, done: 1 })),
    previews: vi.fn(async () => ({ decision: 1, options: [...previews] })),
    why: vi.fn(async () => ({ rule: 'X-1', text: 'Not now.' }) as { rule: string | null; text?: string }),
    undo: vi.fn(async () => ({ status: 200 }) as Response),
    consent: vi.fn(async () => ({})),
  };
  const shown = { forced: true, confirming: 'weight' as const, ...manners };
  const answering = new Answering(table as AskingTable, shown, () => words, calls as never);
  const show = (next: Snapshot): void => {
    table.snapshot = next;
    look();
  };
  const look = (): void => {
    answering.begin();
    answering.answerForced(500);
  };
  look();
  return { table, calls, answering, show };
}

/** Until the previews have come. */
const known = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('touching', () => {
  it('narrows, and sends a deed of several steps without asking', async () => {
    const { answering, calls } = seated(snapshot(asked(1)));
    await known();
    expect(answering.touch('die/0/3')).toBe(true);
    expect([...answering.touchable]).toEqual(['action/build', 'action/helper']);
    expect([...answering.lit]).toEqual(['action/build', 'action/helper', 'die/0/3', 'open/1/corn']);
    answering.touch('action/build');
    expect(calls.answer).toHaveBeenCalledWith('t1', 0, 1, 'place 3 build');
  });

  it('sends what one touch means', async () => {
    const { answering, calls } = seated(snapshot(asked(1)));
    await known();
    answering.touch('open/1/corn');
    expect(calls.answer).toHaveBeenCalledWith('t1', 0, 1, 'take corn');
    expect(answering.asked).toBeNull();
  });

  it('asks to confirm everything, if the player wants that', async () => {
    const { answering, calls } = seated(snapshot(asked(1)), { confirming: 'always' });
    await known();
    answering.touch('open/1/corn');
    expect(answering.proposed?.option.do).toBe('take corn');
    answering.propose(OPTIONS[0] as Choice);
    expect(answering.touched).toEqual(['die/0/3', 'action/build']);
    expect(calls.answer).not.toHaveBeenCalled();
    answering.confirm();
    expect(calls.answer).toHaveBeenCalledWith('t1', 0, 1, 'place 3 build');
  });

  it('says what a thing means, if it means one answer only', () => {
    const { answering } = seated(snapshot(asked(1)));
    expect(answering.meant('open/1/corn')?.do).toBe('take corn');
    expect(answering.meant('die/0/3')).toBeNull();
    answering.touch('die/0/3');
    expect(answering.meant('action/helper')?.do).toBe('place 3 helper');
  });

  it('offers what has no place on the table while nothing is touched', () => {
    const { answering } = seated(snapshot(asked(1)));
    expect(answering.buttons.map((one) => one.do)).toEqual(['pass']);
    answering.touch('die/0/3');
    expect(answering.buttons).toEqual([]);
    expect(answering.listed.map((one) => one.do)).toEqual(['place 3 build', 'place 3 helper']);
  });

  it('of what is not allowed asks the server why', async () => {
    const { answering, calls } = seated(snapshot(asked(1)));
    answering.touch('die/0/3');
    expect(answering.touch('action/temple')).toBe(false);
    await vi.runAllTimersAsync();
    expect(calls.why).toHaveBeenCalledWith('t1', 0, ['die/0/3', 'action/temple']);
    expect(answering.refusal).toEqual({ text: 'Not now.', rule: 'X-1' });
    expect(answering.touched).toEqual(['die/0/3']);
  });
});

describe('weighing', () => {
  const HEAVY = [
    preview('place 3 build', { weight: 'nothing' }),
    preview('place 3 helper', {}),
    preview('take corn', { weight: 'no-points' }),
    preview('pass', { weight: 'ends', ends: { what: 'year', facts: {} } }),
  ];
  /** Every way to mean an option: by touches, by its button or the list. */
  const ways = (answering: Answering, meant: Choice): (() => void)[] => [
    () => meant.touch.forEach((id) => answering.touch(id)),
    () => answering.propose(meant),
  ];

  it('asks about whatever weighs, once, whichever way it is meant, and about nothing else', async () => {
    for (const meant of OPTIONS) {
      for (let way = 0; way < 2; way += 1) {
        const { answering, calls } = seated(snapshot(asked(1)), {}, HEAVY);
        await known();
        if (way === 0 && meant.touch.length === 0) continue;
        ways(answering, meant)[way]?.();
        const weighs = HEAVY.find((one) => one.do === meant.do)?.weight !== '';
        expect([meant.do, answering.proposed?.option.do]).toEqual([meant.do, weighs ? meant.do : undefined]);
        expect(calls.answer).toHaveBeenCalledTimes(weighs ? 0 : 1);
        if (weighs) answering.confirm();
        expect(calls.answer).toHaveBeenCalledExactlyOnceWith('t1', 0, 1, meant.do);
      }
    }
  });

  it('takes a second touch of the last thing for a yes, and another thing for a no', async () => {
    const { answering, calls } = seated(snapshot(asked(1)), {}, HEAVY);
    await known();
    answering.touch('open/1/corn');
    answering.touch('die/0/3');
    expect(answering.proposed).toBeNull();
    answering.touch('action/build');
    answering.touch('action/build');
    expect(calls.answer).toHaveBeenCalledExactlyOnceWith('t1', 0, 1, 'place 3 build');
  });

  it('never asks a player who does not want to be asked, nor before the only answer there is', async () => {
    const { answering, calls } = seated(snapshot(asked(1)), { confirming: 'never' }, HEAVY);
    await known();
    answering.touch('open/1/corn');
    expect(calls.answer).toHaveBeenCalledOnce();
    const only = seated(snapshot(asked(1, [option('keep')])));
    expect(only.calls.previews).not.toHaveBeenCalled();
  });

  it('waits for the previews, but not for ever, and not for what is no longer meant', async () => {
    const { answering, calls } = seated(snapshot(asked(1)));
    answering.touch('open/1/corn');
    answering.cancel();
    await known();
    expect(calls.answer).not.toHaveBeenCalled();
    const slow = seated(snapshot(asked(1)));
    slow.calls.previews.mockReturnValue(new Promise(() => undefined));
    slow.show(snapshot(asked(2)));
    slow.answering.touch('open/1/corn');
    expect(slow.calls.answer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1100);
    expect(slow.calls.answer).toHaveBeenCalledExactlyOnceWith('t1', 0, 2, 'take corn');
  });

  it('answers without previews if there are none to be had', async () => {
    const { answering, calls, show } = seated(snapshot(null));
    calls.previews.mockRejectedValueOnce(new Problem(0, 'away', ''));
    show(snapshot(asked(1)));
    answering.touch('open/1/corn');
    await vi.advanceTimersByTimeAsync(10);
    expect(calls.answer).toHaveBeenCalledOnce();
  });
});

describe('the usual answers', () => {
  const USUAL = [preview('take corn', { follows: ['keep'], skips: 'keep-or-swap' })];

  it('go with the answer before them', async () => {
    const { answering, calls } = seated(snapshot(asked(1)), {}, USUAL);
    await known();
    expect(answering.skipped).toBe('keep-or-swap');
    answering.touch('open/1/corn');
    expect(calls.answer).toHaveBeenCalledExactlyOnceWith('t1', 0, 1, ['take corn', 'keep']);
  });

  it('are left to a player who wants to give others, or to answer everything alone', async () => {
    const { answering, calls, show } = seated(snapshot(asked(1)), {}, USUAL);
    await known();
    answering.stepwise = true;
    answering.touch('open/1/corn');
    expect(calls.answer).toHaveBeenCalledExactlyOnceWith('t1', 0, 1, 'take corn');
    show(snapshot(asked(2)));
    expect(answering.stepwise).toBe(false);
    const alone = seated(snapshot(asked(1)), { forced: false }, USUAL);
    await known();
    expect(alone.answering.skipped).toBe('');
    alone.answering.touch('open/1/corn');
    expect(alone.calls.answer).toHaveBeenCalledExactlyOnceWith('t1', 0, 1, 'take corn');
  });
});

describe('sending', () => {
  it('uses all there is, if the decision allows it', () => {
    const cells = [option('activate 1,1', 'a'), option('activate 1,2', 'b'), option('pass')];
    const { answering } = seated(snapshot({ ...asked(1, cells), chain: 'activate' }));
    expect(answering.all).toEqual(['activate 1,1', 'activate 1,2']);
    expect(seated(snapshot(asked(1, cells))).answering.all).toEqual([]);
  });

  it('looks at the table again if nothing comes of it', async () => {
    const { answering, table } = seated(snapshot(asked(1)));
    void answering.send('pass');
    await vi.advanceTimersByTimeAsync(2600);
    expect(table.refresh).toHaveBeenCalledOnce();
  });

  it('asks again after a refusal, with the rule', async () => {
    const { answering, calls } = seated(snapshot(asked(1)));
    calls.answer.mockRejectedValueOnce(new Problem(422, 'refused', 'You may not.', 'X-2'));
    await answering.send('pass');
    expect(answering.refusal).toEqual({ text: 'You may not.', rule: 'X-2' });
    expect(answering.asked?.decision).toBe(1);
  });

  it('keeps what was said to an answer that failed, though the same is asked again', async () => {
    const { answering, calls, show } = seated(snapshot(asked(1)));
    calls.answer.mockRejectedValueOnce(new Problem(422, 'refused', 'You may not.', 'X-2'));
    const sending = answering.send('pass');
    show(snapshot(asked(1))); // nothing is asked while it is on its way
    expect(answering.asked).toBeNull();
    await sending;
    show(snapshot(asked(1)));
    expect(answering.refusal).toEqual({ text: 'You may not.', rule: 'X-2' });
    show(snapshot(asked(2)));
    expect(answering.refusal).toBeNull();
  });

  it('fetches the table anew if it has moved on', async () => {
    const { answering, calls, table } = seated(snapshot(asked(1)));
    calls.answer.mockRejectedValueOnce(new Problem(409, 'stale', 'Too late.'));
    await answering.send('pass');
    expect(table.refresh).toHaveBeenCalledOnce();
    expect(answering.refusal).toBeNull();
  });

  it('says when the server is away', async () => {
    const { answering, calls } = seated(snapshot(asked(1)));
    calls.answer.mockRejectedValueOnce(new Problem(0, 'away', ''));
    await answering.send('pass');
    expect(answering.refusal).toEqual({ text: 'Away.', rule: null });
  });

  it('is nothing that an onlooker does', async () => {
    const { answering, calls } = seated(snapshot(asked(1), { seat: null }));
    await answering.send('pass');
    await answering.undo();
    expect(calls.answer).not.toHaveBeenCalled();
    expect(calls.undo).not.toHaveBeenCalled();
  });
});

describe('a new decision', () => {
  it('forgets what was touched and refused; the same one does not', () => {
    const { answering, show } = seated(snapshot(asked(1)));
    answering.touch('die/0/3');
    show(snapshot(asked(1)));
    expect(answering.touched).toEqual(['die/0/3']);
    answering.say(new Problem(422, 'refused', 'You may not.'));
    show(snapshot(asked(2)));
    expect(answering.touched).toEqual([]);
    expect(answering.refusal).toBeNull();
  });

  it('of another seat round the same screen is another one', async () => {
    const { answering, show } = seated(snapshot(asked(1)));
    await known();
    answering.touch('open/1/corn');
    show(snapshot(asked(1), { seat: 1 }));
    expect(answering.asked).not.toBeNull();
  });
});

describe('what is forced', () => {
  const only = [option('keep', 'a')];

  it('is answered by itself, once', async () => {
    const { answering, calls, show } = seated(snapshot(asked(1, only)));
    expect(answering.isChoice).toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    expect(calls.answer).toHaveBeenCalledWith('t1', 0, 1, 'keep');
    show(snapshot(asked(1, only)));
    await vi.advanceTimersByTimeAsync(600);
    expect(calls.answer).toHaveBeenCalledOnce();
  });

  it('waits while older news is shown, and for a player who wants to answer alone', async () => {
    const { calls, table, show } = seated(snapshot(null));
    table.waiting = 1;
    show(snapshot(asked(1, only)));
    const other = seated(snapshot(asked(1, only)), { forced: false });
    await vi.advanceTimersByTimeAsync(600);
    expect(calls.answer).not.toHaveBeenCalled();
    expect(other.calls.answer).not.toHaveBeenCalled();
  });

  it('is not answered for a decision that has gone', async () => {
    const { calls, show } = seated(snapshot(asked(1, only)));
    show(snapshot(asked(2)));
    await vi.advanceTimersByTimeAsync(600);
    expect(calls.answer).not.toHaveBeenCalled();
  });
});

describe('taking back', () => {
  it('begins with what was touched', async () => {
    const { answering, calls } = seated(snapshot(asked(1)));
    answering.touch('die/0/3');
    await answering.undo();
    expect(answering.touched).toEqual([]);
    expect(calls.undo).not.toHaveBeenCalled();
    await answering.undo();
    expect(calls.undo).toHaveBeenCalledWith('t1', 0);
  });

  it('goes past an answer that was given by itself', async () => {
    const { answering, calls, show } = seated(snapshot(asked(3)));
    await answering.undo();
    show(snapshot(asked(2, [option('keep', 'a')])));
    await vi.advanceTimersByTimeAsync(600);
    expect(calls.undo).toHaveBeenCalledTimes(2);
    expect(calls.answer).not.toHaveBeenCalled();
  });

  it('says that the others are asked, if they are', async () => {
    const { answering, calls, show } = seated(snapshot(asked(1)));
    calls.undo.mockResolvedValueOnce({ status: 202 } as Response);
    await answering.undo();
    expect(answering.refusal).toEqual({ text: 'The others are asked.', rule: null });
    show(snapshot(asked(2, [option('keep', 'a')])));
    await vi.advanceTimersByTimeAsync(600);
    expect(calls.answer).toHaveBeenCalledOnce();
  });

  it('is agreed to, or not', async () => {
    const { answering, calls } = seated(snapshot(asked(1)));
    await answering.consent(false);
    expect(calls.consent).toHaveBeenCalledWith('t1', 0, false);
  });
});
