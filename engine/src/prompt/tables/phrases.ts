/** Phrases of a table, written as people write lists. */
export const phrases = (...lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(', '));
