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
      [774, 381],
      [531, 501],
    ],
    mine: [
      [228, 424],
      [690, 130],
    ],
  },
} satisfies Drawing;
