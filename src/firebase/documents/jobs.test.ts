import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { readFinishedJobs, watchOpenJobs } from './jobs.ts';

interface Asked {
  readonly filters: readonly unknown[];
}
interface Snapshot {
  readonly docs: readonly object[];
  readonly docChanges: () => readonly object[];
}
type OnSnapshot = (asked: Asked, next: (snapshot: Snapshot) => void) => () => void;

const sdk = vi.hoisted(() => ({
  onSnapshot: vi.fn<OnSnapshot>(),
  getDocs: vi.fn<(asked: Asked) => Promise<{ docs: readonly object[] }>>(),
  getDoc: vi.fn<() => Promise<object>>(),
}));

vi.mock('./firestore.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore', async (load) => ({
  ...(await load<object>()),
  ...sdk,
  collection: (_: unknown, name: string) => name,
  doc: (...path: string[]) => path.join('/'),
  where: (...filter: unknown[]) => filter,
  orderBy: (...order: unknown[]) => order,
  limit: (most: number) => ['limit', most],
  query: (...filters: unknown[]) => ({ filters }),
}));

beforeEach(() => {
  for (const mock of Object.values(sdk)) mock.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const NOON = new Date('2026-11-22T12:00:00Z');

const documentOf = (id: string, fields: object = {}) => ({
  id,
  ref: { path: `generation_jobs/${id}` },
  data: () => ({
    user_id: 'ana',
    request_id: 'request',
    operation: 'text',
    request_hash: 'a'.repeat(64),
    item_id: id,
    cost: 1,
    state: 'queued',
    lease_expires_at: Timestamp.fromDate(NOON),
    created_at: Timestamp.fromDate(NOON),
    updated_at: Timestamp.fromDate(NOON),
    ...fields,
  }),
});

it('listens to a bounded number of the user’s own open jobs', () => {
  watchOpenJobs('ana', { onJobs: () => {}, onEnded: () => {} });
  expect(sdk.onSnapshot.mock.calls[0]?.[0].filters).toEqual([
    'generation_jobs',
    ['user_id', '==', 'ana'],
    ['state', 'in', ['waiting', 'queued', 'running']],
    ['limit', 120],
  ]);
});

it('hands on what it can read, with its id, and leaves out what it cannot', () => {
  const onJobs = vi.fn<(jobs: readonly { id: string; lane: string }[]) => void>();
  watchOpenJobs('ana', { onJobs, onEnded: () => {} });
  const docs = [documentOf('one'), documentOf('two', { state: 'of a later server' })];
  sdk.onSnapshot.mock.calls[0]?.[1]({ docs, docChanges: () => [] });
  // Written by a server from before: by the defaults.
  expect(onJobs.mock.calls).toMatchObject([[[{ id: 'one', lane: 'now', created_at: NOON }]]]);
  expect(onJobs.mock.calls[0]?.[0]).toHaveLength(1);
});

it('tells of the end of a job that is not open any more, and of none that is', async () => {
  const onEnded = vi.fn<(jobs: readonly { id: string; state: string }[]) => void>();
  watchOpenJobs('ana', { onJobs: () => {}, onEnded });
  sdk.getDoc.mockResolvedValueOnce(documentOf('one', { state: 'cancelled' }));
  sdk.getDoc.mockResolvedValueOnce(documentOf('two', { state: 'running' }));
  const removed = (id: string) => ({ type: 'removed', doc: { id } });
  const docChanges = () => [removed('one'), removed('two')];
  sdk.onSnapshot.mock.calls[0]?.[1]({ docs: [], docChanges });
  await vi.waitFor(() => expect(onEnded).toHaveBeenCalled());
  expect(onEnded.mock.calls).toMatchObject([[[{ id: 'one', state: 'cancelled' }]]]);
  expect(onEnded.mock.calls[0]?.[0]).toHaveLength(1);
});

it('reads the newest ends since a time, twenty at most', async () => {
  sdk.getDocs.mockResolvedValue({ docs: [documentOf('one', { state: 'cancelled' })] });
  expect(await readFinishedJobs('ana', NOON)).toMatchObject([{ id: 'one' }]);
  expect(sdk.getDocs.mock.calls[0]?.[0].filters).toEqual([
    'generation_jobs',
    ['user_id', '==', 'ana'],
    ['ended_at', '>=', NOON],
    ['ended_at', 'desc'],
    ['limit', 20],
  ]);
});
