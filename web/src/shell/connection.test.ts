import { describe, expect, it } from 'vitest';
import type { Changing, Snapshot } from './api';
import { completed, Reader } from './connection';

describe('server-sent events', () => {
  it('are read whole, however the stream is cut', () => {
    const reader = new Reader();
    expect(reader.read(': hello\n\nid: 4\nevent: up')).toEqual([]);
    expect(reader.read('date\ndata: {"a":\ndata: 1}\n\nid: 5\r\ndata: x\r\n\r\n')).toEqual([
      { id: '4', event: 'update', data: '{"a":\n1}' },
      { id: '5', event: 'message', data: 'x' },
    ]);
  });

  it('skip comments', () => {
    expect(new Reader().read(': still here\n\n: and now\n\n')).toEqual([]);
  });
});

describe('what never changes', () => {
  const first = { n: 1, edition: { name: 'atlas' }, variants: { a: 'b' }, view: { docks: ['north'], year: 1 } };
  const whole = first as unknown as Snapshot;

  it('is kept from the first snapshot of a connection', () => {
    const later = { n: 2, view: { year: 2 } } as unknown as Changing;
    expect(completed(later, whole)).toEqual({ ...first, n: 2, view: { docks: ['north'], year: 2 } });
  });

  it('is taken from a new whole snapshot', () => {
    const another = { ...whole, n: 3, view: { docks: ['south'], year: 3 } } as Snapshot;
    expect(completed(another, whole)).toBe(another);
  });

  it('goes with a game that cannot be shown', () => {
    expect(completed({ n: 4, view: {} } as unknown as Changing, whole).view).toEqual({});
  });
});
