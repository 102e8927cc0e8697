import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import Picture from './Picture.svelte';
import Piece from './Piece.svelte';
import Seat from './Seat.svelte';

export default { Board, Mine, Seat, Piece, Picture, beside: true } satisfies Drawing;
