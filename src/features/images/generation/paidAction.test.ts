import type { ErrorReason } from '@lumashot/domain/errors';
import { testProfile } from '@lumashot/domain/profile/testProfile';
import { refuse, succeed } from '@lumashot/domain/result';
import { describe, expect, it, vi } from 'vitest';
import type { ToastContent } from '#app/components/toasts/showToast.ts';
import type { ProfileState } from '#app/session/ProfileContext.ts';
import {
  createPaidAction,
  toOutcome,
  type CallOutcome,
  type PendingRequest,
} from './paidAction.ts';

interface Input {
  readonly prompt: string;
  readonly templateId?: string;
  readonly photos?: readonly { readonly uploadId: string; readonly photo: Blob }[];
}

const FOX: Input = { prompt: 'a fox' };
const DONE: CallOutcome = succeed({
  itemId: 'i1',
  mediaUrl: 'gs://b/i1.png',
  creditsRemaining: 8,
  engine: 'embedded',
  ignored: [],
});
const failed = (reason: ErrorReason): CallOutcome => refuse({ reason });

const DAY = new Date('2026-11-21T10:20:30.456Z');

const profileWith = (credits: number, asOf: Date | null = null): ProfileState => ({
  state: 'ready',
  libraryNews: null,
  asOf,
  profile: testProfile({
    credits,
    has_active_subscription: true,
    access_until: new Date('2100-01-01T00:00:00Z'),
    plan_id: 'PLUS',
  }),
});
const profile = profileWith(8);

const TOO_FEW: ToastContent = { title: 'Words of its own' };
/** Whoever has too few is led to where there are more. */
const WITH_WAY: ToastContent = { ...TOO_FEW, link: { label: 'View Plans', to: '/payment' } };

function setUp({
  send = (): Promise<CallOutcome> => Promise.resolve(DONE),
  isSignedIn = true,
}: {
  send?: (request: PendingRequest<Input>) => Promise<CallOutcome>;
  isSignedIn?: boolean;
} = {}) {
  const ids: string[] = [];
  const browser = {
    isSignedInAs: () => Promise.resolve(isSignedIn),
    newRequestId: vi.fn<() => string>(),
    nowMs: () => 1_000,
    onWait: vi.fn<(requestId: string) => void>(),
    onStart: vi.fn<(requestId: string) => void>(),
    onKnown: vi.fn<(requestId: string) => void>(),
    onGiveUp: vi.fn<(requestId: string) => void>(),
    showToast: vi.fn<(kind: 'success' | 'error', content: ToastContent) => void>(),
    dismissFailures: vi.fn<() => void>(),
    usedDrafts: vi.fn<(uid: string, names: readonly string[]) => () => void>(),
    persistStorage: () => Promise.resolve(),
  };
  let made = 0;
  const dropUsed = vi.fn<() => void>();
  browser.usedDrafts.mockReturnValue(dropUsed);
  browser.newRequestId.mockImplementation(() => `request-${(made += 1)}`);
  const action = createPaidAction<Input>(
    {
      send: (request) => {
        ids.push(request.requestId);
        return send(request);
      },
      costOf: () => 1,
      success: (creditsRemaining) => ({ title: `${creditsRemaining} left` }),
      drafts: ['image-prompt'],
      tooFewCredits: TOO_FEW,
    },
    browser,
  );
  const run = (uid: string, input: Input) => action.run(uid, { input: succeed(input), profile });
  return { action, run, ids, browser, dropUsed };
}

/** One answer after the other, then pictures. */
const answering = (...answers: CallOutcome[]) => ({
  send: () => Promise.resolve(answers.shift() ?? DONE),
});

it.each(['unreachable', 'unexpected', 'request-running'] as const)(
  'reuses the request id when the outcome is open: %s',
  async (reason) => {
    const { run, ids } = setUp(answering(failed(reason)));
    await run('mara', FOX);
    await run('mara', FOX);
    expect(ids).toEqual(['request-1', 'request-1']);
  },
);

it('says of a wish whether it repeats an attempt whose end nobody knows', async () => {
  const { action, run } = setUp(answering(failed('unreachable'), failed('image-failed')));
  expect(action.isRepeat('mara', succeed(FOX))).toBe(false);
  await run('mara', FOX);
  expect(action.isRepeat('mara', succeed(FOX))).toBe(true);
  expect(action.isRepeat('mara', succeed({ prompt: 'a wolf' }))).toBe(false);
  expect(action.isRepeat('otto', succeed(FOX))).toBe(false);
  await run('mara', FOX);
  expect(action.isRepeat('mara', succeed(FOX))).toBe(false);
});

it('takes a new id after a failure that is final', async () => {
  const { run, ids } = setUp(answering(failed('image-failed')));
  await run('mara', FOX);
  await run('mara', FOX);
  expect(ids).toEqual(['request-1', 'request-2']);
});

it('takes a new id for another prompt, another look or another user', async () => {
  const { run, ids } = setUp({ send: () => Promise.resolve(failed('unreachable')) });
  await run('mara', FOX);
  await run('mara', { prompt: 'a wolf' });
  await run('mara', { prompt: 'a wolf', templateId: 'cinematic' });
  await run('otto', { prompt: 'a wolf', templateId: 'cinematic' });
  expect(new Set(ids).size).toBe(4);
});

it('takes a new id for the same prompt once it is done', async () => {
  const { run, ids } = setUp();
  await run('mara', FOX);
  await run('mara', FOX);
  expect(ids).toEqual(['request-1', 'request-2']);
});

it('keeps the running attempt and its result for whoever comes back', async () => {
  const { action, run } = setUp();
  const listener = vi.fn<() => void>();
  action.subscribe(listener);
  const running = run('mara', FOX);
  expect(action.latest()).toMatchObject({ state: 'running', input: FOX });
  await running;
  expect(action.latest()).toMatchObject({ state: 'done', finishedAtMs: 1_000 });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('knows the same photos by their upload ids', async () => {
  const { run, ids } = setUp({ send: () => Promise.resolve(failed('unreachable')) });
  const withPhoto = (uploadId: string): Input => ({
    ...FOX,
    photos: [{ uploadId, photo: new Blob(['bytes']) }],
  });
  await run('mara', withPhoto('one'));
  await run('mara', withPhoto('one'));
  await run('mara', withPhoto('two'));
  expect(ids).toEqual(['request-1', 'request-1', 'request-2']);
});

it('puts a finished attempt away, and never a running one', async () => {
  const { action, run } = setUp();
  const running = run('mara', FOX);
  action.clear();
  expect(action.latest()).toMatchObject({ state: 'running' });
  await running;
  action.clear();
  expect(action.latest()).toBeNull();
});

it('does not let an earlier attempt take the place of a later one', async () => {
  const answers: ((outcome: CallOutcome) => void)[] = [];
  const { action, run } = setUp({ send: () => new Promise((resolve) => answers.push(resolve)) });
  const first = run('mara', FOX);
  const second = run('mara', { prompt: 'a wolf' });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.(DONE);
  expect(await first).toBe(true);
  expect(action.latest()).toMatchObject({ state: 'running', input: { prompt: 'a wolf' } });
  answers[1]?.(DONE);
  await second;
  expect(action.latest()).toMatchObject({ state: 'done', input: { prompt: 'a wolf' } });
});

it('leaves the announcing to others only while nobody knows how it ended', async () => {
  const { run, browser } = setUp(answering(failed('unreachable'), failed('image-failed'), DONE));
  await run('mara', FOX);
  await run('mara', { prompt: 'a wolf' });
  await run('mara', { prompt: 'a hare' });
  const idsOf = (told: typeof browser.onWait) => told.mock.calls.map(([id]) => id);
  expect(idsOf(browser.onWait)).toEqual(['request-1', 'request-2', 'request-3']);
  expect(idsOf(browser.onGiveUp)).toEqual(['request-1']);
  expect(idsOf(browser.onKnown)).toEqual(['request-2', 'request-3']);
});

describe('what is said', () => {
  it('says how many credits are left, and puts away the words it was made of', async () => {
    const { run, browser, dropUsed } = setUp();
    expect(await run('mara', FOX)).toBe(true);
    expect(browser.showToast.mock.calls).toEqual([['success', { title: '8 left' }]]);
    expect(browser.usedDrafts).toHaveBeenCalledWith('mara', ['image-prompt']);
    expect(dropUsed).toHaveBeenCalledOnce();
  });

  it('looks at the words before the picture is asked for, not when it is there', async () => {
    const order: string[] = [];
    const { run, browser } = setUp({
      send: async () => {
        order.push('sent');
        return DONE;
      },
    });
    browser.usedDrafts.mockImplementation(() => {
      order.push('looked');
      return () => void order.push('dropped');
    });
    await run('mara', FOX);
    expect(order).toEqual(['looked', 'sent', 'dropped']);
  });

  it('says why a picture was not made, and keeps the words', async () => {
    const { run, browser, dropUsed } = setUp(answering(failed('image-failed')));
    expect(await run('mara', FOX)).toBe(false);
    expect(browser.showToast).toHaveBeenCalledWith(
      'error',
      expect.objectContaining({ description: expect.stringContaining('Nothing was charged') }),
    );
    expect(dropUsed).not.toHaveBeenCalled();
  });

  it('takes what went wrong before away when something is asked for anew', async () => {
    const { run, browser } = setUp(answering(failed('too-many-running'), DONE));
    await run('mara', FOX);
    await run('mara', { prompt: 'a hare' });
    const [, second] = browser.dismissFailures.mock.invocationCallOrder;
    const [failure, success] = browser.showToast.mock.invocationCallOrder;
    expect(second).toBeGreaterThan(failure ?? Infinity);
    expect(second).toBeLessThan(success ?? 0);
  });

  it('sends nothing that a form refuses', async () => {
    const { action, ids, browser } = setUp();
    const input = refuse({ reason: 'prompt-too-long' });
    expect(await action.run('mara', { input, profile })).toBe(false);
    expect(ids).toEqual([]);
    expect(browser.showToast).toHaveBeenCalledOnce();
  });

  it('has one wording for too few credits, known here or by the server only', async () => {
    const { action, run, ids, browser } = setUp(answering(failed('insufficient-credits')));
    await action.run('mara', { input: succeed(FOX), profile: profileWith(0) });
    expect(ids).toEqual([]);
    await run('mara', FOX);
    expect(browser.showToast.mock.calls).toEqual([
      ['error', WITH_WAY],
      ['error', WITH_WAY],
    ]);
  });

  it('asks the server where the balance is only remembered', async () => {
    const { action, ids } = setUp();
    await action.run('mara', { input: succeed(FOX), profile: profileWith(0, DAY) });
    expect(ids).toHaveLength(1);
  });
});

it('never sends what a remembered user asks for as somebody else', async () => {
  const { action, run, ids } = setUp({ isSignedIn: false });
  expect(await run('mara', FOX)).toBe(false);
  expect(ids).toEqual([]);
  expect(action.latest()).toMatchObject({ refusal: { reason: 'not-signed-in' } });
});

it('gives the picture of every call the same name', () => {
  const facts = { itemId: 'i1', creditsRemaining: 8, engine: 'embedded', ignored: [] } as const;
  const reply = succeed({ ...facts, resultImageUrl: 'gs://b/i1.png' });
  expect(toOutcome(reply, ({ resultImageUrl }) => resultImageUrl)).toEqual(DONE);
});
