// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MediaMissing } from '../firebase/files/mediaMissing.ts';
import { useMediaUrl } from './useMediaUrl.ts';

const load = vi.hoisted(() => vi.fn<(gsUrl: string) => Promise<Blob>>());
vi.mock('./loadMedia.ts', () => ({ loadMedia: load }));

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const AN_HOUR = 3_600_000;

async function shown(gsUrl: string) {
  const { result } = renderHook(() => useMediaUrl(gsUrl));
  await act(() => vi.advanceTimersByTimeAsync(AN_HOUR));
  return result.current;
}

it('asks again for a picture while the line is down', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(new Blob(['x']));
  expect(await shown('gs://b/results/mara/a.png')).toMatchObject({ failed: false });
  expect(load).toHaveBeenCalledTimes(2);
});

it('asks once for a picture that is gone', async () => {
  load.mockRejectedValue(new MediaMissing('gone'));
  expect(await shown('gs://b/results/mara/b.png')).toMatchObject({ url: null, failed: true });
  expect(load).toHaveBeenCalledOnce();
});
