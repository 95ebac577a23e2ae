/** Whatever was thrown, in words for the log: with its stack where there is one. */
export const detailOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
