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
      [508, 483],
      [551, 650],
    ],
    mine: [[424, 496]],
  },
} satisfies Drawing;
