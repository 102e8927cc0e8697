// Counts of things by their names.

/** How many things there are in all. */
export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
