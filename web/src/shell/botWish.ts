// How somebody wants to play against bots.
import type { GameShown, NewTable } from './api';
import { usualVariants } from './variants';

const PLAIN: readonly string[] = ['random', 'greedy']; // there before bots had levels

export interface BotWish {
  count: number;
  bot: string;
  variants: Record<string, string>;
}

/** The levels one can choose among: bots beside the plain two, if there are several. */
export function levels(bots: readonly string[]): string[] {
  const further = bots.filter((bot) => !PLAIN.includes(bot));
  return further.length > 1 ? further : [];
}

/** The bot that plays if nobody chooses. */
export const usualBot = (bots: readonly string[]): string =>
  levels(bots)[0] ?? (bots.includes('greedy') ? 'greedy' : (bots.at(-1) ?? 'random'));

export const usualCount = (game: GameShown): number => game.seats.find((count) => count >= 3) ?? game.seats.at(-1) ?? 2;

export const usualWish = (game: GameShown, bots: readonly string[]): BotWish => ({
  count: usualCount(game),
  bot: usualBot(bots),
  variants: usualVariants(game),
});

/** The table that is wished for. */
export function tableOf(game: GameShown, wish: BotWish, name: string): NewTable {
  const others = Array.from({ length: wish.count - 1 }, () => ({ kind: 'bot' as const, bot: wish.bot }));
  return { game: game.name, seats: [{ kind: 'you', name }, ...others], variants: wish.variants };
}
