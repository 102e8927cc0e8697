import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HelperWorker } from './helper';
import type { FromHelper, ToHelper, Unpacked } from './messages';

/** A second interpreter of the test's: it hears everything, and says only what it is told to. */
class Beside {
  static all: Beside[] = [];
  static cannot = 0; // so many do not come into being
  onmessage: ((event: MessageEvent<FromHelper>) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  ended = false;
  readonly heard: ToHelper[] = [];

  constructor() {
    if (Beside.cannot-- > 0) throw new Error('no memory');
    Beside.all.push(this);
  }

  postMessage(message: ToHelper): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: FromHelper): void {
    this.onmessage?.({ data } as MessageEvent<FromHelper>);
  }

  get jobs(): string[] {
    return this.heard.flatMap((message) => (message.kind === 'job' ? [message.job] : []));
  }

  /** Answer what was asked last. */
  answer(): void {
    const last = this.heard.at(-1);
    if (last?.kind === 'job') this.say({ kind: 'done', id: last.id, text: `${last.job} done` });
  }
}

const files = (): Unpacked => ({ library: new Uint8Array(1), core: new Uint8Array(1) }) as Unpacked;
const now = (): Beside => Beside.all.at(-1) as Beside;

/** A job, and what has become of it. */
function ask(helper: HelperWorker, text: string, patience = 1000, last = false): { came: string } {
  const told = { came: '' };
  helper.do(text, patience, last).then(
    (answer) => (told.came = answer),
    () => (told.came = 'failed'),
  );
  return told;
}

const settle = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Beside);
  Beside.all = [];
  Beside.cannot = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a second interpreter', () => {
  it('is asked one job after the other, once it has started', async () => {
    const helper = new HelperWorker(files);
    const [one, two] = [ask(helper, 'one'), ask(helper, 'two')];
    expect(now().jobs).toEqual([]);
    now().say({ kind: 'ready' });
    expect(now().jobs).toEqual(['one']);
    now().answer();
    await settle();
    expect([one.came, two.came]).toEqual(['one done', '']);
    expect(now().jobs).toEqual(['one', 'two']);
    expect(Beside.all.length).toBe(1);
  });

  it('may take its time to start: nobody is impatient with a job before', async () => {
    const helper = new HelperWorker(files);
    const hint = ask(helper, 'hint', 1000);
    await settle(5000);
    expect(hint.came).toBe('');
    now().say({ kind: 'ready' });
    now().answer();
    await settle();
    expect(hint.came).toBe('hint done');
  });

  it('does last what nobody waits for', () => {
    const helper = new HelperWorker(files);
    for (const [text, last] of [
      ['review 1', true],
      ['review 2', true],
      ['hint', false],
    ] as const)
      ask(helper, text, 1000, last);
    now().say({ kind: 'ready' });
    for (let i = 0; i < 3; i++) now().answer();
    expect(now().jobs).toEqual(['hint', 'review 1', 'review 2']);
  });

  it('goes when nobody is at a table and nothing is asked, and comes again', async () => {
    const helper = new HelperWorker(files);
    helper.hold();
    now().say({ kind: 'ready' });
    await settle(60_000);
    expect(now().ended).toBe(false);
    helper.release();
    await settle(60_000);
    expect(now().ended).toBe(true);
    ask(helper, 'one');
    expect(Beside.all.length).toBe(2);
  });

  it('that still starts stays for who waits', async () => {
    const helper = new HelperWorker(files);
    helper.hold();
    helper.release();
    ask(helper, 'one');
    await settle(30_000);
    expect(now().ended).toBe(false);
  });
});

describe('one that is stuck', () => {
  it('is replaced when patience ends, and what waits behind is done by another', async () => {
    const helper = new HelperWorker(files);
    helper.hold();
    now().say({ kind: 'ready' });
    const [stuck, bot, review] = [ask(helper, 'hint'), ask(helper, 'bot'), ask(helper, 'review', 1000, true)];
    await settle(999);
    expect([stuck.came, now().ended]).toEqual(['', false]);
    await settle(1);
    expect(stuck.came).toBe('failed');
    expect(Beside.all.map(({ ended }) => ended)).toEqual([true, false]);
    now().say({ kind: 'ready' });
    now().answer();
    now().answer();
    await settle();
    expect([bot.came, review.came]).toEqual(['bot done', 'review done']);
    expect(now().jobs).toEqual(['bot', 'review']);
  });

  it('does not keep the one after it: that has its own time', async () => {
    const helper = new HelperWorker(files);
    ask(helper, 'stuck', 1000);
    const next = ask(helper, 'next', 1000);
    now().say({ kind: 'ready' });
    await settle(1000);
    now().say({ kind: 'ready' });
    await settle(900);
    now().answer();
    await settle();
    expect(next.came).toBe('next done');
  });

  it('while it starts is given up once, and does not try twice', async () => {
    const helper = new HelperWorker(files);
    const [one, two] = [ask(helper, 'one'), ask(helper, 'two')];
    await settle(40_000);
    expect([one.came, two.came]).toEqual(['failed', '']);
    expect(Beside.all.map(({ ended }) => ended)).toEqual([true, false]);
    now().say({ kind: 'ready' });
    now().answer();
    await settle();
    expect(two.came).toBe('two done');
  });

  it('says nothing that counts afterwards', async () => {
    const helper = new HelperWorker(files);
    ask(helper, 'stuck');
    now().say({ kind: 'ready' });
    await settle(1000);
    const next = ask(helper, 'next');
    const [old, fresh] = Beside.all as [Beside, Beside];
    old.answer();
    old.onerror?.();
    expect(fresh.ended).toBe(false);
    fresh.say({ kind: 'ready' });
    fresh.answer();
    await settle();
    expect(next.came).toBe('next done');
  });
});

describe('one that dies', () => {
  const ways: Record<string, (beside: Beside) => void> = {
    'its script does not come': (beside) => beside.onerror?.(),
    'it cannot read what it is sent': (beside) => beside.onmessageerror?.(),
    'its Python does not start': (beside) => beside.say({ kind: 'failed', detail: 'no memory' }),
  };

  for (const [way, die] of Object.entries(ways))
    it(`while it starts is replaced, and no job is lost: ${way}`, async () => {
      const helper = new HelperWorker(files);
      const [one, two] = [ask(helper, 'one'), ask(helper, 'two')];
      die(now());
      expect(Beside.all.map(({ ended }) => ended)).toEqual([true, false]);
      now().say({ kind: 'ready' });
      now().answer();
      now().answer();
      await settle();
      expect([one.came, two.came]).toEqual(['one done', 'two done']);
    });

  it('again and again ends every job with a word, and is tried anew with the next', async () => {
    const helper = new HelperWorker(files);
    const jobs = [ask(helper, 'one'), ask(helper, 'two')];
    for (let i = 0; i < 4; i++) now().say({ kind: 'failed', detail: 'no memory' });
    await settle();
    expect(jobs.map(({ came }) => came)).toEqual(['failed', 'failed']);
    const next = ask(helper, 'next');
    now().say({ kind: 'ready' });
    now().answer();
    await settle();
    expect(next.came).toBe('next done');
  });

  it('at its work is replaced, and another does the job', async () => {
    const helper = new HelperWorker(files);
    const bot = ask(helper, 'bot');
    now().say({ kind: 'ready' });
    now().say({ kind: 'failed', detail: 'Pyodide already fatally failed' });
    now().say({ kind: 'ready' });
    now().answer();
    await settle();
    expect(bot.came).toBe('bot done');
    expect(Beside.all.length).toBe(2);
  });

  it('with nothing to do waits for the next job', () => {
    const helper = new HelperWorker(files);
    helper.hold();
    now().onerror?.();
    expect(Beside.all.map(({ ended }) => ended)).toEqual([true]);
    ask(helper, 'one');
    expect(Beside.all.length).toBe(2);
  });

  it('before it is there holds nobody up', async () => {
    Beside.cannot = 3;
    const helper = new HelperWorker(files);
    helper.hold(); // does not fail: the table opens
    const one = ask(helper, 'one');
    await settle();
    expect(one.came).toBe('failed');
    const two = ask(helper, 'two');
    now().say({ kind: 'ready' });
    now().answer();
    await settle();
    expect(two.came).toBe('two done');
  });
});
