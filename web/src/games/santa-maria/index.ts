import './santa-maria.css';
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
    board: [[470, 488]],
    mine: [
      [440, 490],
      [760, 400],
    ],
  },
} satisfies Drawing;
