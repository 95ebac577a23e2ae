/** What Chromium, Firefox and Safari say, and Vite of a style sheet. There is no code to ask for. */
const MESSAGES =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/**
 * A part of the app could not be loaded: the network is gone, or a deploy has replaced the files that
 * this page still asks for.
 */
export const isPartMissing = (error: unknown): boolean =>
  error instanceof Error && MESSAGES.test(error.message);

/** Which file it was; null: the browser does not say. */
export const missingPart = (error: unknown): string | null =>
  isPartMissing(error) && error instanceof Error
    ? (/\/assets\/[\w.-]+/.exec(error.message)?.[0] ?? null)
    : null;
