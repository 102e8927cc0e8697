// Who is to sit where at a new table, as it is chosen in a form.
import type { GameShown, NewSeat, SeatListed, Snapshot } from './api';
import type { Words } from './words';

export interface Chair {
  kind: string; // you, open, or bot:<name>
  name: string; // of a person at this screen
  called?: string; // the bot that sat there: it keeps its name
}

const BOT = 'bot:';

export const isBot = (chair: Chair): boolean => chair.kind.startsWith(BOT);

/** What somebody at a seat is called; whoever has no name is called by the number of the seat. */
export const calledAt = (seat: number, name: string, words: Words): string =>
  name.trim() || words.text('table-player-number', { number: seat + 1 });

/** The seat that is wished for. */
export function seatOf(chair: Chair, number: number, words: Words): NewSeat {
  if (chair.kind === 'you') return { kind: 'you', name: calledAt(number, chair.name, words) };
  if (chair.kind === 'open') return { kind: 'open' };
  return { kind: 'bot', bot: chair.kind.slice(BOT.length), ...(chair.called ? { name: chair.called } : {}) };
}

/** A bot as it was, if there is one of this kind here; else the usual one. */
const sameBot = ({ bot, name }: SeatListed, game: GameShown, usual: string): Chair => ({
  kind: `${BOT}${game.bots.menu.includes(bot) ? bot : usual}`,
  name: '',
  called: name,
});

/** Who plays on from a record: I in place of the first person, friends for the others if they can come, and bots. */
export function chairsOf(
  players: readonly SeatListed[],
  game: GameShown,
  usual: string,
  me: string,
  friendsCome: boolean,
): Chair[] {
  const mine = Math.max(
    0,
    players.findIndex((player) => player.kind === 'person'),
  );
  return players.map((player, seat) => {
    if (seat === mine) return { kind: 'you', name: me };
    if (player.kind === 'bot') return sameBot(player, game, usual);
    return friendsCome ? { kind: 'open', name: player.name } : { kind: 'you', name: player.name };
  });
}

/** Who plays on from a table of one screen: the same people there, and the same bots. */
export const chairsAt = (now: Snapshot, game: GameShown, usual: string): Chair[] =>
  now.seats.map((seat, who) =>
    now.mine.includes(who) ? { kind: 'you', name: seat.name } : sameBot(seat, game, usual),
  );
