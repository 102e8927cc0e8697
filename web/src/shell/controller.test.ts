import { describe, expect, it } from 'vitest';
import {
  buttons,
  chain,
  chosen,
  forced,
  narrow,
  needsConfirming,
  nextTouches,
  settle,
  touch,
  type Option,
} from './controller';

const option = (notation: string, ...path: string[]): Option => ({ do: notation, touch: path });

const options: Option[] = [
  option('place 3 build', 'die/0/3', 'action/build'),
  option('place 3 helper', 'die/0/3', 'action/helper'),
  option('place 5 build', 'die/0/5', 'action/build'),
  option('take corn', 'open/1/corn'),
  option('pass'),
];

describe('narrowing', () => {
  it('offers the first thing of each path', () => {
    expect([...nextTouches(options, [])]).toEqual(['die/0/3', 'die/0/5', 'open/1/corn']);
  });

  it('narrows with each touch', () => {
    expect([...nextTouches(options, ['die/0/3'])]).toEqual(['action/build', 'action/helper']);
    expect(narrow(options, ['die/0/5']).map((o) => o.do)).toEqual(['place 5 build']);
  });

  it('finds the option that was touched to its end', () => {
    expect(chosen(options, ['die/0/3', 'action/helper'])?.do).toBe('place 3 helper');
    expect(chosen(options, ['die/0/3'])).toBeNull();
    expect(chosen(options, [])).toBeNull();
  });

  it('makes buttons of what has no place', () => {
    expect(buttons(options).map((o) => o.do)).toEqual(['pass']);
  });

  it('goes on by itself where only one thing can follow, but never makes the first touch', () => {
    expect(settle(options, ['die/0/5'])).toEqual(['die/0/5', 'action/build']);
    expect(settle([option('take corn', 'a')], [])).toEqual([]);
  });
});

describe('a touch', () => {
  it('narrows', () => {
    expect(touch(options, [], 'die/0/3')).toEqual({ kind: 'path', touched: ['die/0/3'] });
  });

  it('chooses', () => {
    expect(touch(options, [], 'open/1/corn')).toMatchObject({ kind: 'chosen', option: { do: 'take corn' } });
    expect(touch(options, ['die/0/3'], 'action/build')).toMatchObject({
      kind: 'chosen',
      option: { do: 'place 3 build' },
    });
  });

  it('chooses another thing for an earlier step', () => {
    expect(touch(options, ['die/0/3', 'action/build'], 'action/helper')).toMatchObject({
      kind: 'chosen',
      option: { do: 'place 3 helper' },
    });
    expect(touch(options, ['die/0/3', 'action/build'], 'open/1/corn')).toMatchObject({ option: { do: 'take corn' } });
  });

  it('of the same thing takes it back, or confirms a finished path', () => {
    expect(touch(options, ['die/0/3'], 'die/0/3')).toEqual({ kind: 'path', touched: [] });
    expect(touch(options, ['die/0/3', 'action/build'], 'action/build')).toMatchObject({ kind: 'again' });
  });

  it('that is not allowed changes nothing and asks why', () => {
    expect(touch(options, ['die/0/3'], 'action/temple')).toEqual({
      kind: 'refused',
      touched: ['die/0/3'],
      id: 'action/temple',
    });
  });
});

describe('what needs no touch', () => {
  it('is forced when nothing else can be chosen', () => {
    expect(forced([option('keep')])?.do).toBe('keep');
    expect(forced(options)).toBeNull();
    expect(forced([])).toBeNull();
  });

  it('chains the options of one verb, in order', () => {
    const cells = [option('activate 1,1', 'a'), option('decline'), option('activate 1,2', 'b')];
    expect(chain(cells, 'activate')).toEqual(['activate 1,1', 'activate 1,2']);
    expect(chain(cells, 'decline')).toEqual([]);
    expect(chain(cells, '')).toEqual([]);
  });
});

describe('confirming', () => {
  it('is for what weighs, unless the player says otherwise', () => {
    for (const weight of ['nothing', 'no-points', 'ends']) {
      expect(needsConfirming(weight, 'weight')).toBe(true);
      expect(needsConfirming(weight, 'never')).toBe(false);
    }
    expect(needsConfirming('', 'weight')).toBe(false);
    expect(needsConfirming('', 'always')).toBe(true);
  });
});
