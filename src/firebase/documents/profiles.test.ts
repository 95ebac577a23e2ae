import { beforeEach, expect, it, vi } from 'vitest';
import { testProfile } from '@lumashot/domain/profile/testProfile';
import { skipOnboarding, watchProfile } from './profiles.ts';

const sdk = vi.hoisted(() => ({
  runTransaction: vi.fn<() => Promise<void>>(),
  getDocFromServer: vi.fn<() => Promise<object>>(),
  onSnapshot: vi.fn<(of: string, how: object, onNext: (snapshot: object) => void) => () => void>(),
}));

vi.mock('./firestore.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore', async (load) => ({
  ...(await load<object>()),
  ...sdk,
  doc: (...path: string[]) => path.join('/'),
}));

beforeEach(() => {
  sdk.runTransaction.mockReset().mockResolvedValue();
  sdk.getDocFromServer.mockReset().mockResolvedValue({});
});

it('asks for the profile after onboarding is saved: a listener may have missed it', async () => {
  await skipOnboarding('ann');
  expect(sdk.getDocFromServer).toHaveBeenCalledAfter(sdk.runTransaction);
});

it('is saved, whether or not that question is answered', async () => {
  sdk.getDocFromServer.mockRejectedValue(new Error('offline'));
  await expect(skipOnboarding('ann')).resolves.toBeUndefined();
});

it('is not saved where the write fails, and nothing more is asked', async () => {
  sdk.runTransaction.mockRejectedValue(new Error('offline'));
  await expect(skipOnboarding('ann')).rejects.toThrow('offline');
  expect(sdk.getDocFromServer).not.toHaveBeenCalled();
});

it('tells a profile that is gone from one that is not there yet', () => {
  const onGone = vi.fn<() => void>();
  const others = { onProfile: () => {}, onUnreachable: () => {}, onError: () => {} };
  watchProfile('ann', { ...others, onGone });
  const hear = (profile: object | undefined, fromCache = false): void =>
    sdk.onSnapshot.mock.lastCall?.[2]({
      data: () => profile,
      get: () => undefined,
      metadata: { fromCache },
    });
  hear(undefined);
  expect(onGone).not.toHaveBeenCalled();
  hear(testProfile());
  hear(undefined, true);
  expect(onGone).not.toHaveBeenCalled();
  hear(undefined);
  expect(onGone).toHaveBeenCalledOnce();
});
