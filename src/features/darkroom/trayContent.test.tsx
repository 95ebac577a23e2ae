// @vitest-environment happy-dom
import { testJob } from '@lumashot/domain/jobs/testJob';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobWithId } from '#app/firebase/documents/jobs.ts';
import { keepEndedJob } from '#app/session/jobs/endedJobs.ts';
import { RunningJobsContext } from '#app/session/RunningJobsContext.ts';
import { STATE_TEXTS, TRAY_TEXTS } from '#app/texts/darkroom.ts';
import { TrayContent } from './TrayContent.tsx';

type Call = (name: string, input: Record<string, unknown>) => Promise<Result<unknown>>;
const { call, finished, toast } = vi.hoisted(() => ({
  call: vi.fn<Call>(),
  finished: vi.fn<() => Promise<readonly JobWithId[]>>(),
  toast: vi.fn<(kind: string, content: object) => void>(),
}));
vi.mock('#app/firebase/calls/callFunction.ts', () => ({ callFunction: call }));
vi.mock('#app/firebase/documents/jobs.ts', () => ({ readFinishedJobs: finished }));
vi.mock('#app/components/toasts/showToast.ts', () => ({ showToast: toast }));
vi.mock('#app/firebase/pushKey.ts', () => ({ pushKey: null }));
vi.mock('#app/session/SessionContext.ts', () => ({ useUser: () => ({ uid }) }));
vi.mock('#app/library/hooks/useIndexRows.ts', () => ({ useIndexRow: () => undefined }));

/** A user a test: what a tab has heard and hidden is kept beyond one. */
let uid = '';
let users = 0;

beforeEach(() => {
  users += 1;
  uid = `ana${users}`;
  call.mockReset();
  toast.mockReset();
  finished.mockReset().mockResolvedValue([]);
});
afterEach(cleanup);

const NOON = new Date('2026-11-22T12:00:00Z');

const jobOf = (name: string, fields: object): JobWithId => ({
  id: `${uid}_${name}`,
  ...testJob({
    user_id: uid,
    request_id: name,
    item_id: `item-${name}`,
    created_at: NOON,
    label: name,
    input: { prompt: name },
    ...fields,
  }),
});

/** One that failed, with a request that can be read. */
const asked = (label: string, failure: string, fields: object): JobWithId =>
  jobOf(label, { state: 'failed', failure, request_id: crypto.randomUUID(), ...fields });

const contentOf = (open: readonly JobWithId[]) => (
  <MemoryRouter>
    <RunningJobsContext value={open}>
      <TrayContent titleId="title" close={() => {}} />
    </RunningJobsContext>
  </MemoryRouter>
);

/** Rendered, with what is read at the start. */
async function show(open: readonly JobWithId[]) {
  const shown = render(contentOf(open));
  await act(async () => {});
  return shown;
}

const rows = (list: string): readonly (string | null)[] =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('[class*="words"]')?.textContent ?? null);

const press = async (name: string): Promise<void> => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};

it('says what it is for while nothing is asked for', async () => {
  await show([]);
  expect(screen.getByText(TRAY_TEXTS.empty)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

it('lists those with a place, then those that wait, and holds their credits', async () => {
  await show([
    jobOf('last', { state: 'waiting', created_at: new Date(NOON.getTime() + 2) }),
    jobOf('third', { state: 'waiting', created_at: new Date(NOON.getTime() + 1) }),
    jobOf('drawn', { state: 'running', started_at: new Date(Date.now() - 12_500) }),
    jobOf('placed', { state: 'queued', cost: 4 }),
  ]);
  expect(rows(TRAY_TEXTS.open)).toEqual([
    `drawn${STATE_TEXTS.developing(12)}`,
    `placed${STATE_TEXTS.starting}`,
    `third${STATE_TEXTS.next}`,
    `last${STATE_TEXTS.waiting(1)}`,
  ]);
  call.mockResolvedValue(succeed({ jobs: [{ jobId: 'x', state: 'cancelled', refusal: null }] }));
  await press(TRAY_TEXTS.cancelWaiting);
  expect(call).toHaveBeenCalledWith('cancelJobs', { waiting: true });
});

it('cancels the one that is named, and says when the picture came first', async () => {
  await show([jobOf('fox', { state: 'running' }), jobOf('owl', { state: 'queued' })]);
  const jobId = `${uid}_owl`;
  call.mockResolvedValue(succeed({ jobs: [{ jobId, state: 'cancelled', refusal: null }] }));
  await press(TRAY_TEXTS.cancelOne('owl'));
  expect(call).toHaveBeenCalledWith('cancelJobs', { jobIds: [jobId] });
  expect(toast).not.toHaveBeenCalled();
  call.mockResolvedValue(succeed({ jobs: [{ jobId, state: 'done', refusal: null }] }));
  await press(TRAY_TEXTS.cancelOne('owl'));
  expect(toast).toHaveBeenCalledWith(
    'info',
    expect.objectContaining({
      link: { label: TRAY_TEXTS.view, to: expect.stringContaining('item=item-owl') },
    }),
  );
});

it('shows what ended, read or heard, the newest first, each once', async () => {
  const at = (minutes: number) => ({ ended_at: new Date(NOON.getTime() + minutes * 60_000) });
  const fox = jobOf('fox', { state: 'failed', failure: 'image-failed', ...at(1) });
  finished.mockResolvedValue([jobOf('owl', { state: 'cancelled', ...at(2) }), fox]);
  await show([]);
  act(() => {
    keepEndedJob(fox);
    keepEndedJob(
      jobOf('elk', {
        state: 'done',
        input: null,
        outcome: { image_url: 'gs://a/b', credits_remaining: 9, engine: 'embedded' },
        ...at(3),
      }),
    );
  });
  expect(rows(TRAY_TEXTS.ended).map((text) => text?.slice(0, 9))).toEqual([
    'elkReady',
    'owlCancel',
    'foxFailed',
  ]);
  expect(
    screen.getByText(/Nothing was charged\.$/, { selector: '[data-state="failed"]' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: TRAY_TEXTS.viewOne('elk') })).toBeTruthy();
  expect(screen.queryByRole('button', { name: TRAY_TEXTS.retryOne('elk') })).toBeNull();
});

it('another user’s ends, heard in this tab before, are not shown', async () => {
  keepEndedJob({ ...jobOf('fox', { state: 'cancelled' }), user_id: 'somebody else' });
  await show([]);
  expect(screen.queryByRole('list')).toBeNull();
});

it('a lost answer is asked for by the same id, and the old row goes with the new job', async () => {
  finished.mockResolvedValue([jobOf('fox', { state: 'cancelled' })]);
  await show([]);
  call.mockResolvedValue(refuse({ reason: 'unreachable' }));
  await press(TRAY_TEXTS.retryOne('fox'));
  expect(toast).toHaveBeenCalledOnce();
  call.mockResolvedValue(succeed({ groupId: null, jobs: [], creditsAvailable: 9 }));
  await press(TRAY_TEXTS.retryOne('fox'));
  const ids = call.mock.calls.map(([, input]) => input['requestId']);
  expect(ids[1]).toBe(ids[0]);
  expect(screen.queryByRole('list')).toBeNull();
});

const buttonOf = (name: string) => screen.queryByRole('button', { name });

it('what would only be refused again is asked for otherwise, or put away', async () => {
  const ofPhoto = { productName: 'Mug', category: 'other', sceneId: 'modern-desk', imagePaths: [] };
  finished.mockResolvedValue([
    asked('fox', 'needs-a-model', { operation: 'text', input: { prompt: 'a fox' } }),
    asked('mug', 'product-not-cut-out', { operation: 'productShot', input: ofPhoto }),
    asked('hue', 'edit-not-understood', { operation: 'productEdit', input: { shotId: 'a' } }),
  ]);
  await show([]);
  for (const name of ['fox', 'mug', 'hue']) expect(buttonOf(TRAY_TEXTS.retryOne(name))).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  // An edit has no form of its own, and of that shot no photo is kept for one.
  expect(links).toEqual([TRAY_TEXTS.changeOne('fox')]);
  for (const name of ['fox', 'mug', 'hue']) await press(TRAY_TEXTS.removeOne(name));
  expect(screen.queryByRole('list')).toBeNull();
});

it.each(['image-failed', 'waited-too-long', 'rate-limited', 'access-ended', 'item-trashed'])(
  '%s may be asked for again as it is',
  async (failure) => {
    finished.mockResolvedValue([
      asked('fox', failure, { operation: 'text', input: { prompt: 'a' } }),
    ]);
    await show([]);
    expect(buttonOf(TRAY_TEXTS.retryOne('fox'))).not.toBeNull();
    expect(buttonOf(TRAY_TEXTS.removeOne('fox'))).toBeNull();
  },
);

it('what was cleared stays away when the tray opens again', async () => {
  finished.mockResolvedValue([jobOf('fox', { state: 'cancelled' })]);
  const { unmount } = await show([]);
  await press(TRAY_TEXTS.clear);
  expect(screen.queryByRole('list')).toBeNull();
  unmount();
  await show([]);
  expect(screen.queryByRole('list')).toBeNull();
});

it('without a network it says so, and nothing can be pressed that would send', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  finished.mockRejectedValue(new Error('offline'));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await show([jobOf('fox', { state: 'running' })]);
  expect(screen.getByText(TRAY_TEXTS.offline)).toBeTruthy();
  expect(screen.getByText(TRAY_TEXTS.unread)).toBeTruthy();
  const button = screen.getByRole('button', { name: TRAY_TEXTS.cancelOne('fox') });
  expect(button.hasAttribute('disabled')).toBe(true);
  vi.restoreAllMocks();
});
