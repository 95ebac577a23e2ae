// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readLastSession, writeLastSession } from '../device/lastSession.ts';
import { readOwner, writeOwner } from '../device/ownerMarker.ts';
import { readPendingSignOut } from '../device/pendingSignOut.ts';

const signOutUser = vi.hoisted(() =>
  vi.fn<(leaving: object | null) => Promise<void>>(() => Promise.resolve()),
);
const userOfNow = vi.hoisted(() => vi.fn<() => Promise<object | null>>());
vi.mock('../firebase/auth/auth.ts', () => ({ signOutUser, userOfNow }));
const wipeIndex = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
const claimIndex = vi.hoisted(() => vi.fn<(uid: string) => Promise<void>>(() => Promise.resolve()));
vi.mock('../library/index/ownership.ts', () => ({ wipeIndex, claimIndex }));
vi.mock('../media/mediaCache.ts', () => ({ wipeMediaCache: () => Promise.resolve() }));

// Its locks are none: turns are taken in this tab alone.
vi.stubGlobal('navigator', {});
const { beginSignOut, endSession, finishSignOut } = await import('./endSession.ts');
const { claimLocalData } = await import('./claimLocalData.ts');

const ANA = { uid: 'ana', email: null };
const BEA = { uid: 'bea', email: null };

beforeEach(() => {
  writeLastSession(ANA);
  writeOwner(ANA.uid);
});

afterEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
});

/** The wipe of the index begins, and ends when the answer is called. */
function slowWipe(): { readonly end: () => void } {
  let end = (): void => {};
  wipeIndex.mockReturnValueOnce(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  return { end: () => end() };
}

it('lets nobody wait for a wipe who signs in', async () => {
  const wipe = slowWipe();
  beginSignOut();
  await finishSignOut();
  expect(signOutUser).toHaveBeenCalledOnce();
  wipe.end();
});

it('keeps what is theirs who sign in while it wipes', async () => {
  const wipe = slowWipe();
  beginSignOut();
  await finishSignOut();
  writeLastSession(BEA);
  const claimed = claimLocalData(BEA.uid);
  await vi.waitFor(() => expect(wipeIndex).toHaveBeenCalledOnce());
  expect(claimIndex).not.toHaveBeenCalled();
  wipe.end();
  await claimed;
  expect(claimIndex).toHaveBeenCalledExactlyOnceWith(BEA.uid);
  // The second wipe, for what came between, has had its turn before this one.
  await claimLocalData(BEA.uid);
  expect(wipeIndex).toHaveBeenCalledOnce();
  expect([readOwner(), readLastSession()?.uid]).toEqual([BEA.uid, BEA.uid]);
});

it('has ended when nothing of them is left, and not before', async () => {
  const wipe = slowWipe();
  beginSignOut();
  await finishSignOut();
  await vi.waitFor(() => expect(wipeIndex).toHaveBeenCalledOnce());
  // What is shared from now on waits for whoever signs in, also when the page is closed here.
  expect([readPendingSignOut() === null, readOwner()]).toEqual([false, ANA.uid]);
  wipe.end();
  await vi.waitFor(() => expect(readPendingSignOut()).toBeNull());
  expect(readOwner()).toBeNull();
});

it('signs out who was there when they asked, though telling the server takes its time', async () => {
  const ana = { uid: ANA.uid };
  userOfNow.mockResolvedValueOnce(ana);
  beginSignOut();
  await endSession();
  expect(signOutUser).toHaveBeenCalledExactlyOnceWith(ana);
});

it('signs nobody out who has signed in since, where the page was closed while it wiped', async () => {
  const wipe = slowWipe();
  beginSignOut();
  await finishSignOut();
  writeLastSession(BEA);
  // The next start, while what was left behind is still there.
  signOutUser.mockClear();
  await finishSignOut();
  expect(signOutUser).not.toHaveBeenCalled();
  wipe.end();
  await vi.waitFor(() => expect(readPendingSignOut()).toBeNull());
  expect([readOwner(), readLastSession()?.uid]).toEqual([null, BEA.uid]);
});

it('still signs out who asked for it while the wipe of the one before ran', async () => {
  const wipe = slowWipe();
  beginSignOut();
  await finishSignOut();
  writeLastSession(BEA);
  beginSignOut();
  wipe.end();
  await vi.waitFor(() => expect(readOwner()).toBeNull());
  await vi.waitFor(() => expect(wipeIndex).toHaveBeenCalledOnce());
  await claimLocalData(BEA.uid);
  expect(readPendingSignOut()).toMatchObject({ isForgotten: false });
});

it('wipes once more what came between', async () => {
  signOutUser.mockImplementationOnce(async () => {
    await vi.waitFor(() => expect(readOwner()).toBeNull());
    writeOwner(ANA.uid);
  });
  beginSignOut();
  await endSession();
  expect(wipeIndex).toHaveBeenCalledTimes(2);
  expect([readOwner(), readLastSession()]).toEqual([null, null]);
});
