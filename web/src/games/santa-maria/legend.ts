// The pictures and signs that texts about Santa Maria are shown with.
import './santa-maria.css';
import type { Legend } from '../drawing';
import LegendSign from './LegendSign.svelte';
import { POWERS } from './print';
import Sketch from './Sketch.svelte';

const SIGNS = [
  ...['wood', 'grain', 'sugar', 'gem', 'gold', 'coins', 'points', 'later'],
  ...['white-die', 'blue-die', 'exchange', 'ship', 'conquistador', 'religion', 'monk', 'scholar', 'bishop', 'camp'],
  ...['forest', 'farm', 'mountain', 'town', 'town_hall', 'road', 'colonist', 'flag', 'tree'],
  ...POWERS,
];

export default { Sketch, Sign: LegendSign, signs: () => SIGNS, wide: (sign) => POWERS.includes(sign) } satisfies Legend;
