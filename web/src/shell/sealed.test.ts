import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api, type DrawsShown, type Snapshot } from './api';
import { compare, giveWords, makeTable, newWord, notedOf, sealOf } from './sealed';
import { sha256 } from './sha256';

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const digest = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

describe('sha256', () => {
  test('known digests', () => {
    const of = (text: string): string => hex(sha256(new TextEncoder().encode(text)));
    expect(of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(of('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  test('every length around the ends of blocks', async () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      expect(hex(sha256(bytes))).toBe(await digest(bytes));
    }
  });
});

test('a seal is the digest of the scheme and the word', async () => {
  const word = newWord();
  expect(word).toMatch(/^[0-9a-f]{64}$/);
  const bytes = [...word.matchAll(/../g)].map(([pair]) => parseInt(pair, 16));
  expect(sealOf(word)).toBe(
    await digest(Uint8Array.from([...new TextEncoder().encode('fairwind/draws/1/word\0'), ...bytes])),
  );
  expect(newWord()).not.toBe(word);
});

const snapshot = (id: string, words: string[], awaited: number[]): Snapshot =>
  ({ id, mine: [0], seals: { house: 'h'.repeat(64), words, awaited } }) as unknown as Snapshot;

describe('words', () => {
  beforeEach(() => vi.restoreAllMocks());

  test('are given when all are there, once, and what was sealed is noted before', async () => {
    const give = vi.spyOn(api, 'giveWord').mockResolvedValue({});
    let seal = '';
    vi.spyOn(api, 'make').mockImplementation((wish) => {
      seal = wish.seal ?? '';
      return Promise.resolve({ table: 'one' });
    });
    vi.spyOn(api, 'snapshot').mockImplementation(() => Promise.resolve(snapshot('one', [seal, ''], [])));
    expect(await makeTable({ game: 'toy', seats: [] })).toBe('one');
    expect(give).not.toHaveBeenCalled();
    expect(notedOf('one')).toMatchObject({ house: 'h'.repeat(64), seals: [] });
    const all = snapshot('one', [seal, 'b'.repeat(64)], [0, 1]);
    await giveWords(all);
    await giveWords(all);
    expect(give).toHaveBeenCalledOnce();
    expect(sealOf(give.mock.calls[0]?.[1] ?? '')).toBe(seal);
    expect(notedOf('one')?.seals).toEqual([seal, 'b'.repeat(64)]);
  });

  test('are tried again if they did not arrive', async () => {
    const give = vi.spyOn(api, 'giveWord').mockRejectedValueOnce(new Error('away')).mockResolvedValue({});
    let seal = '';
    vi.spyOn(api, 'make').mockImplementation((wish) => {
      seal = wish.seal ?? '';
      return Promise.resolve({ table: 'two' });
    });
    vi.spyOn(api, 'snapshot').mockImplementation(() => Promise.resolve(snapshot('two', [seal], [0])));
    await makeTable({ game: 'toy', seats: [] });
    await giveWords(snapshot('two', [seal], [0]));
    expect(give).toHaveBeenCalledTimes(2);
  });

  test('of others are not given', async () => {
    const give = vi.spyOn(api, 'giveWord').mockResolvedValue({});
    await giveWords(snapshot('three', ['a'.repeat(64)], [0]));
    expect(give).not.toHaveBeenCalled();
  });
});

describe('what was noted', () => {
  const word = 'ab'.repeat(32);
  const noted = { words: [word], house: 'h', seals: [sealOf(word), 'b', ''] };
  const shown = (changes: Partial<DrawsShown> = {}): DrawsShown => ({
    table: 't',
    commitment: 'h',
    secret: 's',
    words: [
      { seat: 0, commitment: sealOf(word), word },
      { seat: 1, commitment: 'b', word: null },
    ],
    findings: [],
    ...changes,
  });

  test('is compared with what is shown at the end', () => {
    expect(compare(noted, shown())).toEqual({ message: 'web-draws-noted', wrong: false });
    expect(compare(undefined, shown()).message).toBe('web-draws-not-noted');
    expect(compare({ words: [], house: 'h', seals: [] }, shown()).message).toBe('web-draws-noted-house');
    expect(compare(noted, shown({ commitment: 'x' }))).toEqual({ message: 'web-draws-other-house', wrong: true });
    const swapped = shown().words.map((each) => (each.seat === 1 ? { ...each, commitment: 'c' } : each));
    expect(compare(noted, shown({ words: swapped }))).toMatchObject({ message: 'web-draws-other-word', seat: 1 });
    const dropped = shown().words.map((each) => (each.seat === 0 ? { ...each, word: null } : each));
    expect(compare(noted, shown({ words: dropped }))).toMatchObject({ message: 'web-draws-own-missing', wrong: true });
    const late = [...shown().words, { seat: 2, commitment: 'd', word: null }];
    expect(compare(noted, shown({ words: late })).message).toBe('web-draws-other-word');
  });
});
