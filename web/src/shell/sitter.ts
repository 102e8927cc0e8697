// Whoever sits down in this browser: the colour they wish for, and who wants to hear of it.

export const sitter: { colour: number | null; onSeated: () => void } = { colour: null, onSeated: () => undefined };
