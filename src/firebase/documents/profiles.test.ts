import { beforeEach, expect, it, vi } from 'vitest';
import { skipOnboarding } from './profiles.ts';

const sdk = vi.hoisted(() => ({
  runTransaction: vi.fn<() => Promise<void>>(),
  getDocFromServer: vi.fn<() => Promise<object>>(),
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
