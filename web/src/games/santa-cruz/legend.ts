// The pictures and signs that texts about Santa Cruz are shown with.
import type { Legend } from '../drawing';
import { capital } from '../kit/sentences';
import LegendSign from './LegendSign.svelte';
import { BUILDINGS, WAYS, scoreCardOf, scoreCardTold } from './print';
import type { Edition } from './printed';
import Sketch from './Sketch.svelte';

const GOODS = ['sheep', 'wood', 'sugar', 'gold', 'fish', 'bird'];
const CARD = 'card '; // before the name of a score card: some are called like a thing

export default {
  Sketch,
  Sign: LegendSign,
  signs: (edition) => {
    const { birds, score_cards: cards } = edition as unknown as Edition;
    const ground = ['coast', 'land', 'volcano', 'rubble', 'start'];
    return [
      ...WAYS,
      ...BUILDINGS,
      ...ground,
      ...GOODS,
      ...Object.keys(birds),
      ...Object.keys(cards).map((id) => CARD + id),
    ];
  },
  told: (sign, words, edition) => {
    if (!sign.startsWith(CARD)) return undefined;
    const id = sign.slice(CARD.length);
    const [name = '', ...rest] = scoreCardTold(words, id, scoreCardOf(edition as unknown as Edition, id)).split(': ');
    return { name: words.text('sign-card', { name }), help: capital(rest.join(': ')) };
  },
} satisfies Legend;
