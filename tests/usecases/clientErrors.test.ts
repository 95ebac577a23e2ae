import { randomUUID } from 'node:crypto';
import type { ClientError } from '@lumashot/domain/calls/clientError';
import { RATE_LIMITS } from '@lumashot/domain/calls/rateLimits';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { afterAll, expect, it } from 'vitest';
import { firestoreRateLimits } from '../../functions/src/adapters/firestore/rateLimits.ts';
import { reportClientError } from '../../functions/src/usecases/reports/reportClientError.ts';
import { closeAdmin, db } from '../support/admin.ts';
import { someAddress } from '../support/accounts/someAddress.ts';

afterAll(closeAdmin);

const ERROR: ClientError = {
  kind: 'uncaught',
  name: 'TypeError',
  message: 'no "red fox" of mara@example.com',
  stack: 'TypeError: "red fox"\nat read (https://x.example.com/assets/a-1.js:1:2)',
  route: '/dashboard',
  release: 'index-1.js',
};

/** Reports on a day of their own: other tests' are none of theirs. */
function day() {
  const now = new Date(Date.UTC(2100, 0, 1 + Math.floor(Math.random() * 30_000)));
  const told: (ClientError & { share: number })[] = [];
  const report = (address: string) =>
    reportClientError(
      { address, error: ERROR },
      {
        rateLimits: firestoreRateLimits(db),
        salt: randomUUID(),
        log: { reported: (event) => void told.push(event) },
        now: () => now,
      },
    );
  return { told, report };
}

it('what a client has not scrubbed is scrubbed before it is told', async () => {
  const { told, report } = day();
  expect(await report('203.0.113.7')).toEqual({ ok: true, value: {} });
  expect(told).toEqual([
    {
      ...ERROR,
      message: 'no [text] of [address]',
      stack: 'at read (/assets/a-1.js:1:2)',
      share: 0.25,
    },
  ]);
});

it('one network tells a few an hour, and its address is kept nowhere', async () => {
  const now = new Date(Date.UTC(2150, 0, 1 + Math.floor(Math.random() * 10_000)));
  const told: unknown[] = [];
  const address = someAddress();
  const ports = {
    rateLimits: firestoreRateLimits(db),
    salt: randomUUID(),
    log: { reported: (event: unknown) => void told.push(event) },
    now: () => now,
  };
  const { most } = RATE_LIMITS.clientErrors;
  for (let at = 0; at < most + 3; at += 1) {
    const result = await reportClientError({ address, error: ERROR }, ports);
    expect(result.ok).toBe(at < most);
  }
  expect(told).toHaveLength(most);
  const counts = await db.collection(COLLECTIONS.rateLimits).get();
  expect(JSON.stringify(counts.docs.map(({ id, ref }) => [id, ref.path]))).not.toContain(address);
});
