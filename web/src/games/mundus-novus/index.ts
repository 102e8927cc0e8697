import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import Piece from './Piece.svelte';
import Seat from './Seat.svelte';

export default {
  Board,
  Mine,
  Seat,
  Piece,
  forms: {
    board: [
      [648, 347],
      [805, 347],
      [518, 432],
    ],
    mine: [
      [200, 360],
      [640, 138],
    ],
  },
} satisfies Drawing;
