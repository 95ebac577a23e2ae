// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import type { Photo } from '../photos/photoList.ts';
import { CutOutField } from './CutOutField.tsx';
import type { SeenCut } from './messages.ts';
import { followPhotos } from './photoCuts.ts';

const asked = vi.hoisted(() => vi.fn<(request: unknown) => Promise<SeenCut | null>>());
vi.mock(import('./askWorker.ts'), () => ({ askWorker: asked }));

const photo: Photo = { uploadId: 'one', name: 'mug.jpg', photo: new Blob() };
const seen = (isCutOff: boolean): SeenCut => ({
  verdict: 'clean',
  view: 'front',
  isCutOff,
  picture: { width: 1, height: 1, close: () => {} },
  mask: new Blob(['png'], { type: 'image/png' }),
});

beforeEach(() => {
  asked.mockReset();
  // happy-dom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  followPhotos([]);
});

it('says beside the cut that its photo ends where the product goes on', async () => {
  asked.mockResolvedValue(seen(true));
  render(<CutOutField photos={[photo]} disabled={false} />);
  await screen.findByText(CUT_OUT_TEXTS.verdicts.clean);
  expect(screen.getByText(CUT_OUT_TEXTS.cutOff)).toBeDefined();
});

it('says nothing of the kind where the product is whole', async () => {
  asked.mockResolvedValue(seen(false));
  render(<CutOutField photos={[photo]} disabled={false} />);
  await screen.findByText(CUT_OUT_TEXTS.verdicts.clean);
  expect(screen.queryByText(CUT_OUT_TEXTS.cutOff)).toBeNull();
});
