import type { SignedRequest } from './signedRequest.ts';

const TIMEOUT_MS = 30_000;

/** The receiver's status. Null stands for every way not to get one: refused, reset, timed out. */
export async function post(
  url: string,
  { body, headers }: SignedRequest,
  stop: AbortSignal,
): Promise<number | null> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]);
  const request = { method: 'POST', body, headers, signal, redirect: 'manual' } as const;
  try {
    const response = await fetch(url, request);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}
