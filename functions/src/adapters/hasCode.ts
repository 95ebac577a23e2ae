/** What Google's SDKs put on what they throw: an HTTP status or a name of their own. */
export const hasCode = (error: unknown, code: number | string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** HTTP statuses of Cloud Storage that mean something to us. */
export const NOT_FOUND = 404;
export const PRECONDITION_FAILED = 412;
