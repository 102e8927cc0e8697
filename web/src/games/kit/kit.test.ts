import { describe, expect, it } from 'vitest';
import { Words } from '../../shell/words';
import { total } from './counts';
import { capital, explained } from './sentences';

describe('the kit', () => {
  it('counts', () => {
    expect(total({ corn: 2, sugar: 3 })).toBe(5);
    expect(total({})).toBe(0);
  });

  it('begins with a capital letter, also with an accent', () => {
    expect(capital('île')).toBe('Île');
    expect(capital('')).toBe('');
  });

  it('explains things by their rules, each once', () => {
    const words = new Words('en', '', ['xx-1-1 = First.\nxx-1-2 = Second.\n']);
    const explains = { land: ['XX-1.1'], sea: ['XX-1.1', 'XX-1.2'] };
    expect(explained({ words, explains }, 'land', 'sea', 'sky')).toBe('First. Second.');
  });
});
