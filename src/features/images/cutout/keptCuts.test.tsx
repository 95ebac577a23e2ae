// @vitest-environment happy-dom
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { draftsDropped } from '#app/device/drafts.ts';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { PICKED_TEXTS } from '#app/texts/images.ts';
import { createKeptPhotos } from '../photos/keptPhotos.ts';
import type { Photo } from '../photos/photoList.ts';
import { usePhotos } from '../photos/usePhotos.ts';
import { CutOutField } from './CutOutField.tsx';
import type { SeenCut } from './messages.ts';
import { mend, photoCuts } from './photoCuts.ts';

const asked = vi.hoisted(() => vi.fn<() => Promise<SeenCut | null>>());
vi.mock(import('./askWorker.ts'), () => ({
  askWorker: asked,
  askDoubts: async () => [],
  askIsWholeThing: async () => true,
}));

const STROKE: Stroke = { kind: 'keep', points: [{ x: 0.5, y: 0.5 }], radius: 0.02 };
const MUG: Photo = { uploadId: 'one', name: 'mug.jpg', photo: new Blob() };
const strokesOf = ({ uploadId }: Photo) => photoCuts.get().get(uploadId)?.strokes;

afterEach(cleanup);

it('what was picked and painted is there after a look at another page, until somebody signs out', async () => {
  asked.mockResolvedValue({
    verdict: 'clean',
    view: 'front',
    picture: { width: 1, height: 1, close: () => {} },
    tips: false,
    isGroundLight: false,
    mask: new Blob(),
    maskInPhoto: null,
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const photosOfForm = createKeptPhotos();
  function Form() {
    const [kept] = useState(() => photosOfForm.open({ uid: 'mara', handed: null, initial: [] }));
    const { photos } = usePhotos(kept, { max: 5, texts: PICKED_TEXTS.product });
    return <CutOutField uid="mara" photos={photos} disabled={false} />;
  }
  photosOfForm.open({ uid: 'mara', handed: null, initial: [MUG] });
  const first = render(<Form />);
  await screen.findByText(CUT_OUT_TEXTS.verdicts.clean);
  await act(() => mend(MUG.uploadId, [STROKE]));
  first.unmount();

  const second = render(<Form />);
  await screen.findByText(CUT_OUT_TEXTS.verdicts.clean);
  expect(strokesOf(MUG)).toEqual([STROKE]);
  second.unmount();

  draftsDropped.say();
  expect(photoCuts.get().size).toBe(0);
  render(<Form />);
  expect(screen.queryByText(CUT_OUT_TEXTS.verdicts.clean)).toBeNull();
});
