// The pictures and signs that texts about Mundus Novus are shown with.
import type { Legend } from '../drawing';
import LegendSign from './LegendSign.svelte';
import { resourceTold, type Edition } from './print';
import Sketch from './Sketch.svelte';

const RARITIES = ['common', 'uncommon', 'rare'];
const TOKENS = ['doubloons', 'master'];
const NO_EVENT = 'none';

export default {
  Sketch,
  Sign: LegendSign,
  signs: (edition) => {
    const { resources, developments } = edition as unknown as Edition;
    const events = developments.map((card) => card.event).filter(Boolean);
    return [
      ...resources.map((card) => card.name),
      ...RARITIES,
      ...TOKENS,
      ...new Set(events),
      NO_EVENT,
      ...new Set(developments.map((card) => card.power || card.kind)),
    ];
  },
  told: (sign, words, edition) => {
    const help = resourceTold(words, edition as unknown as Edition, sign);
    return help === undefined ? undefined : { name: words.word(sign), help };
  },
} satisfies Legend;
