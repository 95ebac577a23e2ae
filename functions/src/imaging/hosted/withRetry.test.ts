import { APICallError } from 'ai';
import { describe, expect, it } from 'vitest';
import { withRetry, type RetryWorld } from './withRetry.ts';

const NOW = Date.UTC(2026, 0, 1);

const overloaded = (headers: Record<string, string>, data?: unknown) =>
  new APICallError({
    message: 'overloaded',
    url: 'http://provider.example',
    requestBodyValues: {},
    statusCode: 503,
    responseHeaders: headers,
    data,
  });

/** The pauses made until the first success after one failure. */
async function pausesAfter(
  error: unknown,
  { endsAt = NOW + 60_000, mostPause = Infinity } = {},
): Promise<readonly number[]> {
  const pauses: number[] = [];
  let failed = false;
  const world: RetryWorld = {
    now: () => NOW,
    wait: async (ms) => pauses.push(ms),
  };
  await withRetry(
    () => {
      if (failed) return Promise.resolve('a picture');
      failed = true;
      return Promise.reject(error);
    },
    {
      signal: new AbortController().signal,
      endsAt,
      mostPause,
      isFinal: () => false,
      world,
    },
  );
  return pauses;
}

describe('a pause', () => {
  it.each([
    ['milliseconds', { 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    ['seconds', { 'retry-after': '4' }, 4_000],
    ['a date', { 'retry-after': new Date(NOW + 5_000).toUTCString() }, 5_000],
    ['a date that is over', { 'retry-after': new Date(NOW - 5_000).toUTCString() }, 0],
    ['nonsense', { 'retry-after': 'soon' }, 1_000],
    ['nothing', {}, 1_000],
  ])('is as long as asked for in %s', async (_, headers, pause) => {
    expect(await pausesAfter(overloaded(headers))).toEqual([pause]);
  });

  it.each([
    ['17s', 17_000],
    ['0.25s', 250],
    ['a while', 1_000],
  ])('is as long as Google asks for in its answer: %s', async (retryDelay, pause) => {
    const details = [
      { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [] },
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay },
    ];
    expect(await pausesAfter(overloaded({}, { error: { details } }))).toEqual([pause]);
  });

  it('is not begun when the time would be over after it', async () => {
    const error = overloaded({ 'retry-after': '4' });
    await expect(pausesAfter(error, { endsAt: NOW + 4_000 })).rejects.toBe(error);
  });

  it('is not begun when it is longer than anybody wants to wait', async () => {
    const error = overloaded({ 'retry-after': '4' });
    await expect(pausesAfter(error, { mostPause: 3_999 })).rejects.toBe(error);
    expect(await pausesAfter(error, { mostPause: 4_000 })).toEqual([4_000]);
  });

  it('is not made for a bug of ours', async () => {
    const bug = new TypeError('no such field');
    await expect(pausesAfter(bug)).rejects.toBe(bug);
  });
});
