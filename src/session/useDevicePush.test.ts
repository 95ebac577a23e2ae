// @vitest-environment happy-dom
import { succeed } from '@lumashot/domain/result';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PushSubscriptionKeys } from '../pwa/devicePush.ts';

const { call, known } = vi.hoisted(() => ({
  call: vi.fn<(name: string, input: object) => Promise<unknown>>(),
  known: vi.fn<() => Promise<PushSubscriptionKeys | null>>(),
}));
vi.mock('../firebase/calls/callFunction.ts', () => ({ callFunction: call }));
vi.mock('../pwa/devicePush.ts', () => ({ deviceSubscription: known }));

const { useDevicePush } = await import('./useDevicePush.ts');

const KEYS = { endpoint: 'https://push.example.com/1', p256dh: 'p', auth: 'a' };

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

async function start(permission: string, subscription: PushSubscriptionKeys | null): Promise<void> {
  vi.stubGlobal('Notification', { permission });
  call.mockResolvedValue(succeed({}));
  known.mockResolvedValue(subscription);
  renderHook(() => useDevicePush());
  await vi.dynamicImportSettled();
}

it('registers a device again at each start: the server may have forgotten it', async () => {
  await start('granted', KEYS);
  await vi.waitFor(() => expect(call).toHaveBeenCalledExactlyOnceWith('registerPush', KEYS));
});

it.each([
  ['that was signed out, or turned off', 'granted', null],
  ['that may tell nothing', 'denied', KEYS],
] as const)('leaves a device alone %s', async (_, permission, subscription) => {
  await start(permission, subscription);
  expect(call).not.toHaveBeenCalled();
});
