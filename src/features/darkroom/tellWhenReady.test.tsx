// @vitest-environment happy-dom
import { testJob } from '@lumashot/domain/jobs/testJob';
import { succeed } from '@lumashot/domain/result';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queueView } from '#app/session/jobs/queueView.ts';
import { TELL_TEXTS } from '#app/texts/darkroom.ts';
import { TellWhenReady } from './TellWhenReady.tsx';

type Keys = { endpoint: string; p256dh: string; auth: string };
const { call, support, known, subscribe } = vi.hoisted(() => ({
  call: vi.fn<(name: string, input: object) => Promise<unknown>>(),
  support: vi.fn<() => string>(),
  known: vi.fn<() => Promise<Keys | null>>(),
  subscribe: vi.fn<() => Promise<Keys | 'denied'>>(),
}));
vi.mock('#app/firebase/pushKey.ts', () => ({ pushKey: 'key' }));
vi.mock('#app/firebase/calls/callFunction.ts', () => ({ callFunction: call }));
vi.mock('#app/pwa/devicePush.ts', () => ({
  pushSupport: support,
  deviceSubscription: known,
  subscribeDevice: subscribe,
  unsubscribeDevice: () => Promise.resolve(null),
}));

const NOON = new Date('2026-11-22T12:00:00Z');
const KEYS: Keys = { endpoint: 'https://push.example.com/1', p256dh: 'p', auth: 'a' };

const job = {
  id: 'ana_one',
  ...testJob({
    user_id: 'ana',
    request_id: 'one',
    item_id: 'item-one',
    state: 'running',
    created_at: NOON,
    label: 'one',
    input: { prompt: 'one' },
  }),
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.stubGlobal('Notification', { permission: 'default' });
  call.mockReset().mockResolvedValue(succeed({}));
  support.mockReset().mockReturnValue('yes');
  known.mockReset().mockResolvedValue(null);
  subscribe.mockReset().mockResolvedValue(KEYS);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const shown = async (open: readonly (typeof job)[], afterMs: number): Promise<void> => {
  render(<TellWhenReady queue={queueView(open)} isOnline />);
  await act(() => vi.advanceTimersByTimeAsync(afterMs));
};
const offer = () => screen.queryByRole('button', { name: TELL_TEXTS.turnOn });

it('is offered once a picture has taken five seconds', async () => {
  await shown([job], 4_900);
  expect(offer()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(offer()).not.toBeNull();
});

it('is not offered while nothing is developed', async () => {
  await shown([], 60_000);
  expect(offer()).toBeNull();
});

it('registers this device, and is gone then', async () => {
  await shown([job], 6_000);
  subscribe.mockImplementation(() => {
    known.mockResolvedValue(KEYS);
    return Promise.resolve(KEYS);
  });
  const button = offer();
  if (button === null) throw new Error('no offer');
  await act(async () => {
    fireEvent.click(button);
    await vi.advanceTimersByTimeAsync(10);
  });
  expect(call).toHaveBeenCalledWith('registerPush', KEYS);
  expect(offer()).toBeNull();
});

it('says what stands in its way', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  await shown([job], 6_000);
  expect(offer()).toBeNull();
  expect(screen.getByText(TELL_TEXTS.denied)).toBeTruthy();
});

it('says where an iPhone has to put the app first', async () => {
  support.mockReturnValue('home-screen');
  await shown([job], 6_000);
  expect(screen.getByText(TELL_TEXTS['home-screen'])).toBeTruthy();
});
