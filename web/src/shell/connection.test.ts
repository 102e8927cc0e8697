import { describe, expect, it } from 'vitest';
import { Reader } from './connection';

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
