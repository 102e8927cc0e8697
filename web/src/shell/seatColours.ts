// The colours of the seats at a table: by number, unless somebody has wished for another.

/** Paint each seat in its colour; gives back what ends it. */
export function paintSeats(colours: readonly number[]): () => void {
  const root = document.documentElement.style;
  colours.forEach((colour, seat) => {
    root.setProperty(`--seat-${seat}`, `var(--colour-${colour})`);
    root.setProperty(`--on-seat-${seat}`, `var(--on-colour-${colour})`);
  });
  return () =>
    colours.forEach((_, seat) => {
      root.removeProperty(`--seat-${seat}`);
      root.removeProperty(`--on-seat-${seat}`);
    });
}
