// How somebody wants to play against bots.
import type { GameShown, NewTable } from './api';
import { isFirst, usualVariants } from './variants';
import type { Words } from './words';

export interface BotWish {
  count: number;
  bot: string;
  variants: Record<string, string>;
}

/** By game: the bot that was last played against. */
export type ChosenBots = Readonly<Record<string, string>>;

/** What a bot is called: a level by its rank and number, others by their own names. */
export const botName = (words: Words, bot: string): string =>
  words.has(`bot-${bot}`) ? words.text(`bot-${bot}`) : bot;

/** How a bot plays, in a few words; nothing if that is not known. */
export const botManner = (words: Words, bot: string): string =>
  words.has(`bot-${bot}`, 'how') ? words.text(`bot-${bot}`, {}, [], 'how') : '';

/** The bot that plays if nobody chooses: as last time, if it is still there; an easy one in a guided first game. */
export function usualBot(game: GameShown, chosen: ChosenBots, guided = false): string {
  const last = chosen[game.name];
  if (last !== undefined && game.bots.menu.includes(last)) return last;
  return guided && isFirst(game.name) ? game.bots.first : game.bots.usual;
}

export const usualCount = (game: GameShown): number => game.seats.find((count) => count >= 3) ?? game.seats.at(-1) ?? 2;

export const usualWish = (game: GameShown, chosen: ChosenBots, guided = false): BotWish => ({
  count: usualCount(game),
  bot: usualBot(game, chosen, guided),
  variants: usualVariants(game),
});

/** The table that is wished for. */
export function tableOf(game: GameShown, wish: BotWish, name: string): NewTable {
  const others = Array.from({ length: wish.count - 1 }, () => ({ kind: 'bot' as const, bot: wish.bot }));
  return { game: game.name, seats: [{ kind: 'you', name }, ...others], variants: wish.variants };
}
