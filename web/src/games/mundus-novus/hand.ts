// How wide the cards of one's own area are drawn: as wide as its place allows for all of them.

const LARGEST = 150;
const SMALLEST = 40;
const HEAD = 26; // of a group
const BELOW = 32; // of a card: its name, and what lies above it of a pile
const BESIDE = 16; // of a card
const BETWEEN = 20; // groups
const LEAST = 84; // of a group

/** How high groups of so many cards become, one after the other in lines of a width. */
function heightOf(groups: readonly number[], w: number, width: number): number {
  const across = Math.max(1, Math.floor(width / (w + BESIDE)));
  let [height, line, left] = [0, 0, 0];
  for (const cards of groups) {
    const wide = Math.max(LEAST, Math.min(cards, across) * (w + BESIDE)) + BETWEEN;
    const high = HEAD + Math.ceil(cards / across) * (w * 1.4 + BELOW);
    if (wide - BETWEEN > left) {
      height += line;
      [line, left] = [0, width];
    }
    line = Math.max(line, high);
    left -= wide;
  }
  return height + line;
}

/** The width of cards with which these groups fill a room. */
export function cardWidth(width: number, height: number, groups: readonly number[]): number {
  for (let w = LARGEST; w > SMALLEST; w -= 2) if (heightOf(groups, w, width) <= height) return w;
  return SMALLEST;
}
