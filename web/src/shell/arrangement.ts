// How a table fills its window: board and own area side by side, one below the other, or one at a time behind tabs.
// A game says how much room its drawings need to be read; whatever makes them largest is taken.

/** A drawing's width and height in CSS pixels at which its smallest text can just be read (11 px). */
export type Form = readonly [width: number, height: number];

/** The forms that a game's drawings can take; each takes the one that suits its place. */
export interface Forms {
  readonly board: readonly Form[];
  readonly mine: readonly Form[];
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Arrangement {
  /** `phone`: the page is as long as what it shows; `tabs`: one part fills the window. */
  readonly kind: 'phone' | 'tabs' | 'beside' | 'below';
  /** How much of the room the board has, beside or above the own area. */
  readonly share: number;
  /** How wide the column with seats and log is; 0: they are behind tabs. */
  readonly side: number;
  /** How high the prompt is, whatever it says. */
  readonly prompt: number;
}

export const PHONE = 700; // windows below are a phone's
const WIDE = 1100; // windows from here may have a column for seats and log
const SHORT = 760;
const BAR = 42;
const TABS = 53;
const GAP = 8;
const SHARES = Array.from({ length: 61 }, (_, i) => 0.2 + i * 0.01);
const READ = 0.97; // a little less than what is needed is still read

/** How much larger than needed the best of some forms gets in a room. */
function scale(room: Room, forms: readonly Form[]): number {
  return Math.max(...forms.map(([width, height]) => Math.min(room.width / width, room.height / height)));
}

interface Fit {
  kind: 'beside' | 'below';
  share: number;
  scale: number;
}

function fit(kind: Fit['kind'], share: number, room: Room, forms: Forms): Fit {
  const [width, height] = [room.width - GAP, room.height - GAP];
  const board = kind === 'beside' ? { ...room, width: width * share } : { ...room, height: height * share };
  const mine = kind === 'beside' ? { ...room, width: width * (1 - share) } : { ...room, height: height * (1 - share) };
  // The smaller counts; between equals the larger board.
  const [large, small] = [scale(board, forms.board), scale(mine, forms.mine)];
  return { kind, share, scale: Math.min(large, small) + 0.02 * Math.min(large, 2) };
}

/** The best way to show board and own area together. */
export function together(room: Room, forms: Forms): Fit {
  const all = (['beside', 'below'] as const).flatMap((kind) => SHARES.map((share) => fit(kind, share, room, forms)));
  return all.reduce((best, one) => (one.scale > best.scale + 1e-9 ? one : best));
}

/** How wide the column of seats and log is in a window. */
const sideOf = (width: number): number => Math.round(Math.min(520, Math.max(262, width * 0.205)));
const promptOf = (height: number): number => (height < SHORT ? 78 : 94);

/** The arrangement for a window; without forms there is no own area. */
export function arrange(window: Room, forms: Forms | null): Arrangement {
  const prompt = promptOf(window.height);
  if (window.width < PHONE) return { kind: 'phone', share: 1, side: 0, prompt };
  const side = sideOf(window.width);
  const height = window.height - BAR - prompt - 3 * GAP;
  if (window.width >= WIDE) {
    if (!forms) return { kind: 'below', share: 1, side, prompt };
    const best = together({ width: window.width - side - 3 * GAP, height }, forms);
    return { kind: best.kind, share: best.share, side, prompt };
  }
  if (!forms) return { kind: 'tabs', share: 1, side: 0, prompt };
  const best = together({ width: window.width - 2 * GAP, height: height - TABS }, forms);
  return best.scale < READ
    ? { kind: 'tabs', share: 1, side: 0, prompt }
    : { kind: best.kind, share: best.share, side: 0, prompt };
}
