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
      [518, 437],
    ],
    mine: [
      [236, 400],
      [640, 138],
    ],
  },
} satisfies Drawing;
