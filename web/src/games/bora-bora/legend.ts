// The pictures and signs that texts about Bora Bora are shown with.
import type { Legend } from '../drawing';
import LegendSign from './LegendSign.svelte';
import Sketch from './Sketch.svelte';

const SIGNS = [
  ...['land', 'sea', 'man', 'woman', 'helper', 'temple', 'build', 'fishing'],
  ...['blue', 'white', 'red', 'green', 'yellow', 'god-tile', 'card', 'offering', 'fire'],
  ...['points', 'status', 'shell', 'priest', 'hut', 'material', 'sand', 'stone', 'wood', 'task', 'first', 'fish'],
  ...['jewel', 'necklace', 'bracelet', 'earrings', 'comb', 'headband', 'anklet'],
  ...['beach', 'forest', 'plain', 'mountain', 'islands'],
];

export default { Sketch, Sign: LegendSign, signs: () => SIGNS } satisfies Legend;
