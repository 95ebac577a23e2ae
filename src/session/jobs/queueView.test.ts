import { testJob } from '@lumashot/domain/jobs/testJob';
import { expect, it } from 'vitest';
import type { JobWithId } from '../../firebase/documents/jobs.ts';
import { queueView } from './queueView.ts';

const NOON = new Date('2026-11-22T12:00:00Z');
const minutesLater = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

const job = (id: string, fields: object = {}): JobWithId => ({
  id,
  ...testJob({
    user_id: 'ana',
    request_id: 'request',
    item_id: id,
    cost: 2,
    state: 'queued',
    created_at: NOON,
    ...fields,
  }),
});

it('puts those with a place first, and says how many each of the others waits for', () => {
  const view = queueView([
    job('d', { state: 'waiting', created_at: minutesLater(2) }),
    job('r_1', { state: 'waiting', created_at: minutesLater(1) }),
    job('b', { created_at: minutesLater(3) }),
    job('r', { state: 'waiting', created_at: minutesLater(1) }),
    job('a'),
  ]);
  expect(view.entries.map(({ job: { id }, progress }) => [id, progress])).toEqual([
    ['a', { kind: 'starting' }],
    ['b', { kind: 'starting' }],
    ['r', { kind: 'waiting', before: 0 }],
    ['r_1', { kind: 'waiting', before: 1 }],
    ['d', { kind: 'waiting', before: 2 }],
  ]);
  expect(view).toMatchObject({ developing: 2, waiting: 3, held: 10 });
});

it('says of what is deferred when it is looked at again, and lets the others pass it', () => {
  const until = minutesLater(15);
  const view = queueView([
    job('a', { state: 'waiting', deferred_until: until }),
    job('b', { state: 'waiting', created_at: minutesLater(1) }),
    job('c', { state: 'waiting', created_at: minutesLater(2), deferred_until: until }),
    job('d', { state: 'waiting', created_at: minutesLater(3) }),
  ]);
  expect(view.entries.map(({ progress }) => progress)).toEqual([
    { kind: 'deferred', until },
    { kind: 'waiting', before: 0 },
    { kind: 'deferred', until },
    { kind: 'waiting', before: 1 },
  ]);
  expect(view).toMatchObject({ developing: 0, waiting: 4, held: 8 });
});

it.each([
  [
    'developing since its worker began',
    { state: 'running', started_at: minutesLater(4) },
    { kind: 'developing', since: minutesLater(4) },
  ],
  [
    'developing since it was asked for, drawn by an older server',
    { state: 'running' },
    { kind: 'developing', since: NOON },
  ],
  ['tried again', { attempt: 2, engine: 'hosted' }, { kind: 'again', attempt: 2, most: 3 }],
  ['deferred', { deferred_until: minutesLater(15) }, { kind: 'deferred', until: minutesLater(15) }],
])('says of a job that it is %s', (_, fields, progress) => {
  expect(queueView([job('a', fields)]).entries[0]?.progress).toEqual(progress);
});

it('leaves out what has ended', () => {
  expect(queueView([job('a', { state: 'cancelled' })])).toEqual({
    entries: [],
    developing: 0,
    waiting: 0,
    held: 0,
  });
});
