import { describe, expect, it } from 'vitest';
import type { GameShown } from './api';
import { botManner, botName, tableOf, usualBot, usualWish } from './botWish';
import { LANGUAGES, Words } from './words';

const files = import.meta.glob<string>('../../../src/fairwind/locale/*/table.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = (lang: (typeof LANGUAGES)[number]): Words =>
  new Words(lang, '', [files[`../../../src/fairwind/locale/${lang}/table.ftl`] ?? '']);

const game = {
  name: 'santa-cruz',
  seats: [2, 3, 4],
  bots: { menu: ['1', '2', '3', 'robin'], usual: '2', first: '1', stands_in: '3' },
  variants: [],
  first_game: {},
} as unknown as GameShown;

describe('bots to play against', () => {
  it('are as strong as last time, if there still is such a bot', () => {
    expect(usualBot(game, {})).toBe('2');
    expect(usualBot(game, { 'bora-bora': '3' })).toBe('2');
    expect(usualBot(game, { 'santa-cruz': 'robin' })).toBe('robin');
    expect(usualBot(game, { 'santa-cruz': '9' })).toBe('2');
  });

  it('are easy in a guided first game, unless others were chosen', () => {
    expect(usualBot(game, {}, true)).toBe('1');
    expect(usualBot(game, { 'santa-cruz': '3' }, true)).toBe('3');
  });

  it('sit at all other seats of the table', () => {
    const table = tableOf(game, usualWish(game, { 'santa-cruz': '3' }), 'Anna');
    expect(table.seats.map((seat) => seat.bot ?? seat.name)).toEqual(['Anna', '3', '3']);
  });

  it('have a rank of their own in every language, with their number, and a manner', () => {
    for (const lang of LANGUAGES) {
      const spoken = words(lang);
      const levels = Array.from({ length: 10 }, (_, i) => String(i + 1));
      const ranks = levels.map((level) => botName(spoken, level));
      expect(new Set(ranks).size).toBe(10);
      levels.forEach((level, i) => expect(ranks[i]).toMatch(new RegExp(`^\\S.* \\(${level}\\)$`)));
      expect(new Set(levels.map((level) => botManner(spoken, level))).size).toBe(10);
      expect(spoken.problems).toEqual([]);
    }
  });

  it('that other packages bring are called what they call themselves', () => {
    expect(botName(words('en'), 'robin')).toBe('robin');
    expect(botManner(words('en'), 'robin')).toBe('');
  });
});
