// @vitest-environment happy-dom
import { testJob } from '@lumashot/domain/jobs/testJob';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitRequest, keepRequest, leftRequests } from '../../device/pendingRequests.ts';
import type { JobEnd } from '../../firebase/documents/jobs.ts';
import { NOT_SENT_TOAST, READY_TOAST } from '../../texts/images.ts';
import { announceLeft } from './announceLeft.ts';

const toast = vi.hoisted(() => vi.fn<(kind: string, content: { title: string }) => void>());
const read = vi.hoisted(() => vi.fn<(jobId: string) => Promise<JobEnd>>());
const session = vi.hoisted(() => ({ uid: 'ana' }));
vi.mock('../../components/toasts/showToast.ts', () => ({ showToast: toast }));
vi.mock('../../firebase/documents/jobs.ts', () => ({ readJobEnd: read }));
vi.mock('../../device/lastSession.ts', () => ({
  isLastSession: (uid: string) => uid === session.uid,
}));

const NOON = new Date('2026-11-22T12:00:00Z');
const done = (requestId: string): JobEnd => ({
  state: 'ended',
  job: {
    id: `ana_${requestId}`,
    ...testJob({
      user_id: 'ana',
      request_id: requestId,
      item_id: requestId,
      state: 'done',
      outcome: { image_url: 'gs://a/b', credits_remaining: 9, engine: 'embedded' },
      created_at: NOON,
    }),
  },
});
const said = () => toast.mock.calls.map(([kind, { title }]) => `${kind}: ${title}`);
const NOT_SENT = `error: ${NOT_SENT_TOAST.title}`;

beforeEach(() => {
  vi.useFakeTimers();
  session.uid = 'ana';
  toast.mockReset();
  read.mockReset().mockResolvedValue({ state: 'missing' });
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

async function afterReload(requestId: string): Promise<void> {
  keepRequest(requestId);
  const announced = announceLeft('ana', []);
  await vi.runAllTimersAsync();
  await announced;
}

it('says that a request never reached the server, once, and forgets it', async () => {
  await afterReload('never');
  expect(said()).toEqual([NOT_SENT]);
  expect(leftRequests()).toEqual([]);
});

it('says nothing of one whose call arrived after the page was left', async () => {
  read.mockResolvedValueOnce({ state: 'missing' }).mockResolvedValue({ state: 'unknown' });
  await afterReload('late');
  expect(said()).toEqual([]);
});

it('tells how one ended that was done by the second look', async () => {
  read.mockResolvedValueOnce({ state: 'missing' }).mockResolvedValue(done('quick'));
  await afterReload('quick');
  expect(said()).toEqual([`success: ${READY_TOAST.title}`]);
});

it('tells nobody else who is signed in by then', async () => {
  keepRequest('other');
  const announced = announceLeft('ana', []);
  session.uid = 'ben';
  await vi.runAllTimersAsync();
  await announced;
  expect(said()).toEqual([]);
  expect(leftRequests()).toEqual(['other']);
});

it('says nothing to who has asked again since', async () => {
  keepRequest('first');
  const announced = announceLeft('ana', []);
  awaitRequest('second');
  await vi.runAllTimersAsync();
  await announced;
  expect(said()).toEqual([]);
});
