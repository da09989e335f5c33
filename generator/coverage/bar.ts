/** Bars of block characters, for terminals and Markdown. */

/** A bar in two parts. */
export interface Bar {
  readonly full: string;
  readonly empty: string;
}

/** A bar of so many characters. Only nothing has an empty one, and only all a full one. */
export function barOf(part: number, whole: number, width: number): Bar {
  const exact = whole === 0 ? 0 : (part / whole) * width;
  const length = part >= whole ? Math.ceil(exact) : Math.min(Math.max(exact, 1), width - 1);
  const full = part === 0 ? 0 : Math.floor(length);
  return { full: "█".repeat(full), empty: "░".repeat(width - full) };
}
