const NOT_FOUND = 404;
const REFUSED = 400;

/** Null for what is not there; every other failure is thrown on. */
export const orNull = <Value>(asked: Promise<Value>): Promise<Value | null> =>
  unless(NOT_FOUND, asked);

/** Null for what is not possible as things stand; every other failure is thrown on. */
export const unlessRefused = <Value>(asked: Promise<Value>): Promise<Value | null> =>
  unless(REFUSED, asked);

async function unless<Value>(status: number, asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === status) return null;
    throw error;
  }
}
