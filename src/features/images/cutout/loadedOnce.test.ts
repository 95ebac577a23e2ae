import { expect, it, vi } from 'vitest';
import { loadedOnce } from './loadedOnce.ts';

it('is loaded once, whoever asks, and not waited for longer than they are patient', async () => {
  let arrive = (_network: string): void => undefined;
  const load = vi.fn<() => Promise<string>>(() => new Promise<string>((done) => (arrive = done)));
  const network = loadedOnce(load, () => undefined);
  expect(await network.within(0)).toBeNull();
  const waited = network.within(60_000);
  arrive('network');
  expect(await waited).toBe('network');
  expect(await network.within(0)).toBe('network');
  expect(load).toHaveBeenCalledOnce();
});

it('is tried again where it failed', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no connection'));
  load.mockResolvedValueOnce('network');
  const network = loadedOnce(load, failed);
  expect(await network.within(60_000)).toBeNull();
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('no connection'));
  expect(await network.within(60_000)).toBe('network');
});
