import { describe, expect, it } from 'vitest';
import type { GameShown, SeatListed, Snapshot } from './api';
import { chairsAt, chairsOf, seatOf } from './chairs';
import type { Words } from './words';

const game = { bots: { menu: ['1', '3', '5'], usual: '3' } } as unknown as GameShown;
const words = { text: (_: string, { number }: { number: number }) => `Player ${number}` } as unknown as Words;
const bot: SeatListed = { name: 'Mira', kind: 'bot', bot: '5' };
const person = (name: string): SeatListed => ({ name, kind: 'person', bot: '' });

const kinds = (players: SeatListed[], friendsCome: boolean): string[] =>
  chairsOf(players, game, '3', 'Ann', friendsCome).map((chair) => chair.kind);

describe('who plays on from a record', () => {
  it('is me for the first person, friends for other people, and the same bots', () => {
    expect(kinds([bot, person('Ben'), person('Cleo')], true)).toEqual(['bot:5', 'you', 'open']);
    expect(chairsOf([bot, person('Ben')], game, '3', 'Ann', true)[1]).toEqual({ kind: 'you', name: 'Ann' });
  });

  it('is others at this screen where nobody can come', () => {
    expect(kinds([person('Ben'), person('Cleo')], false)).toEqual(['you', 'you']);
  });

  it('is me and usual bots where nobody or an unknown bot played', () => {
    const unknown = { ...bot, bot: 'no-such' };
    expect(kinds([unknown, { ...bot, bot: '' }], true)).toEqual(['you', 'bot:3']);
  });

  it('is the same at a table of one screen', () => {
    const seats = [person('Ben'), bot, person('Cleo')];
    const now = { seats, mine: [0, 2] } as unknown as Snapshot;
    const chairs = chairsAt(now, game, '3');
    expect(chairs.map((chair, number) => seatOf(chair, number, words))).toEqual([
      { kind: 'you', name: 'Ben' },
      { kind: 'bot', bot: '5', name: 'Mira' },
      { kind: 'you', name: 'Cleo' },
    ]);
    expect(seatOf({ kind: 'you', name: ' ' }, 1, words)).toEqual({ kind: 'you', name: 'Player 2' });
  });
});
