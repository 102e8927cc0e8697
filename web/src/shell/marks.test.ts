import { describe, expect, it } from 'vitest';
import { lightsOf } from './marks';

describe('the lights of a mark', () => {
  it('show the better option and what was played, each in its own light', () => {
    const lights = lightsOf({ best: ['die/3', 'temple'], played: ['die/2', 'temple'] });
    expect([...lights].sort()).toEqual([
      ['die/2', 'played'],
      ['die/3', 'hinted'],
      ['temple', 'hinted'],
    ]);
  });

  it('are none where there is no mark', () => {
    expect(lightsOf(null).size).toBe(0);
  });
});
