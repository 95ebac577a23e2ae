interface Move {
  /** Where the app is when nobody else is. */
  readonly usual: number;
  /** What kept it from there. */
  readonly taken: readonly number[];
  readonly url: string;
}

/** One line for who looks for the app, and for their session, where both were yesterday; null when it is there. */
export function movedApp({ usual, taken, url }: Move): string | null {
  if (taken.length === 0) return null;
  const named = taken.includes(usual) ? [usual] : taken;
  const are = named.length === 1 ? `Port ${named[0]} is` : `Ports ${named.join(', ')} are`;
  return `${are} taken, so the app is at ${url}: another origin than :${usual}, where you are signed out.`;
}
