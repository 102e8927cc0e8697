// The three shapes of tiles around the middle: coast oval, land rectangle, volcano hexagon. About 80 x 66.
export const TILE_SHAPES: Readonly<Record<string, string>> = {
  coast: 'M-41 0C-41-22-24-33 0-33S41-22 41 0 24 33 0 33-41 22-41 0Z',
  land: 'M-33-31H33Q38-31 38-26V26Q38 31 33 31H-33Q-38 31-38 26V-26Q-38-31-33-31Z',
  volcano: 'M-43 0-24-34H24L43 0 24 34H-24Z',
};
export const shapeOf = (kind: string): string => TILE_SHAPES[kind] ?? TILE_SHAPES['land']!;
