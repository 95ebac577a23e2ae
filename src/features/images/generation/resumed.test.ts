import { testJob } from '@lumashot/domain/jobs/testJob';
import { expect, it } from 'vitest';
import type { JobWithId } from '#app/firebase/documents/jobs.ts';
import { attemptOfJob, jobToResume } from './resumed.ts';

const NOON = new Date('2026-11-25T12:00:00Z');

const job = (id: string, fields: object = {}): JobWithId => ({
  id: `ana_${id}`,
  ...testJob({
    user_id: 'ana',
    request_id: id,
    operation: 'enhance',
    item_id: `item-${id}`,
    cost: 2,
    created_at: NOON,
    state: 'running',
    input: { itemId: 'fox' },
    ...fields,
  }),
});

const OUTCOME = { image_url: 'gs://a/b', credits_remaining: 8, engine: 'embedded' };
const inputOf = ({ input }: JobWithId) => input?.['itemId'] ?? null;
const resume = (open: readonly JobWithId[], awaited: readonly string[] = []) =>
  jobToResume(open, { operation: 'enhance', isAwaited: (id) => awaited.includes(id), inputOf });

it('takes up the newest of its operation that is about the same', () => {
  expect(resume([job('one'), job('two'), job('three', { operation: 'text' })])).toEqual({
    id: 'ana_two',
    input: 'fox',
  });
  expect(resume([job('other', { input: null })])).toBeNull();
  expect(resume([])).toBeNull();
});

it('leaves alone what this tab waits for: its own attempt says it', () => {
  expect(resume([job('one')], ['one'])).toBeNull();
  expect(resume([job('one'), job('two')], ['two'])).toEqual({ id: 'ana_one', input: 'fox' });
});

it('runs until its end is heard, and ends as its job did', () => {
  const kept = { id: 'ana_one', input: 'fox' };
  const as = (now: JobWithId | null) => attemptOfJob(kept, { uid: 'ana', job: now });
  expect(as(job('one'))).toMatchObject({ state: 'running', requestId: 'one', input: 'fox' });
  expect(as(job('one', { state: 'waiting' }))).toMatchObject({ state: 'running' });
  // Neither open nor ended: the listener tells of both in turn.
  expect(as(null)).toMatchObject({ state: 'running' });
  expect(as(job('one', { state: 'done', outcome: OUTCOME, input: null }))).toMatchObject({
    state: 'done',
    input: 'fox',
    result: { itemId: 'item-one', mediaUrl: 'gs://a/b', creditsRemaining: 8 },
  });
  expect(as(job('one', { state: 'failed', failure: 'enhancement-failed' }))).toMatchObject({
    state: 'failed',
    refusal: { reason: 'enhancement-failed' },
  });
  expect(as(job('one', { state: 'cancelled' }))).toBeNull();
});
