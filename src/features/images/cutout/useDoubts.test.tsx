// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SeenCut } from './messages.ts';
import { NEW, type PhotoCutState } from './photoCuts.ts';
import { useDoubts } from './useDoubts.ts';

const asked = vi.hoisted(() =>
  vi.fn<(key: string, strokes: readonly Stroke[]) => Promise<readonly Stroke[]>>(),
);
vi.mock(import('./askWorker.ts'), () => ({ askDoubts: asked }));

const photo = { uploadId: 'one', name: 'bag.jpg', photo: new Blob() };
const part: Stroke = { kind: 'remove', points: [], radius: 0.001, isPart: true };
const seen = (verdict: SeenCut['verdict'] = 'doubtful'): SeenCut => ({
  verdict,
  view: 'front',
  picture: { width: 1, height: 1, close: () => {} },
  tips: false,
  isGroundLight: false,
  mask: new Blob(),
  maskInPhoto: null,
});
const cutOf = (fields: Partial<PhotoCutState>): PhotoCutState => ({
  ...NEW,
  state: 'ready',
  ...fields,
});
const watch = (cut: PhotoCutState) =>
  renderHook((props) => useDoubts(photo, props), { initialProps: { cut, isPainting: false } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset().mockResolvedValue([part]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks once about each cut, after a pause', async () => {
  const cut = cutOf({ seen: seen() });
  const { result, rerender } = watch(cut);
  expect(result.current).toBe('looking');
  await pass(399);
  expect(asked).not.toHaveBeenCalled();
  await pass(1);
  expect(result.current).toEqual([part]);
  rerender({ cut, isPainting: true });
  rerender({ cut, isPainting: false });
  await pass(1_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('does not ask while somebody paints, or a better cut is on its way', async () => {
  const cut = cutOf({ seen: seen() });
  const { rerender } = watch(cut);
  await pass(300);
  rerender({ cut, isPainting: true });
  await pass(1_000);
  rerender({ cut: { ...cut, isLooking: true }, isPainting: false });
  await pass(1_000);
  expect(asked).not.toHaveBeenCalled();
  rerender({ cut, isPainting: false });
  await pass(400);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('does not show the answer about a cut that has changed since', async () => {
  let answer: (doubts: readonly Stroke[]) => void = () => {};
  asked.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { result, rerender } = watch(cutOf({ seen: seen() }));
  await pass(400);
  asked.mockResolvedValue([]);
  rerender({ cut: cutOf({ seen: seen('mended') }), isPainting: false });
  await act(async () => answer([part]));
  expect(result.current).toBe('looking');
  await pass(400);
  expect(result.current).toEqual([]);
});

it('says nothing of a cut that failed, or where nobody can look', async () => {
  const { result } = watch(cutOf({ seen: seen('failed') }));
  await pass(1_000);
  expect(result.current).toBe('unknown');
  expect(asked).not.toHaveBeenCalled();
  asked.mockRejectedValue(new Error('the worker has stopped'));
  const { result: other } = watch(cutOf({ seen: seen() }));
  await pass(1_000);
  expect(other.current).toBe('unknown');
});
