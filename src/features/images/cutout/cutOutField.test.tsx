// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import type { Photo } from '../photos/photoList.ts';
import { CutOutField } from './CutOutField.tsx';
import type { SeenCut } from './messages.ts';
import { followPhotos, mend, photoCuts, shotCutOf } from './photoCuts.ts';

const asked = vi.hoisted(() => vi.fn<(request: unknown) => Promise<SeenCut | null>>());
const prepared = vi.hoisted(() => vi.fn<(key: string) => void>());
vi.mock(import('./askWorker.ts'), () => ({
  askWorker: asked,
  askDoubts: doubted,
  askIsWholeThing: confirmed,
  prepareToPaint: prepared,
}));

const confirmed = vi.hoisted(() => vi.fn<(key: string) => Promise<boolean>>(async () => true));
const doubted = vi.hoisted(() => vi.fn<() => Promise<readonly Stroke[]>>(async () => []));

const photo: Photo = { uploadId: 'one', name: 'mug.jpg', photo: new Blob() };
const MASK = new Blob(['png'], { type: 'image/png' });
const CLEAR = new Blob(['clear'], { type: 'image/png' });
const seen = (isCutOff: boolean): SeenCut => ({
  verdict: 'clean',
  view: 'front',
  picture: { width: 1, height: 1, close: () => {} },
  tips: false,
  isGroundLight: false,
  mask: MASK,
  maskInPhoto: isCutOff ? CLEAR : null,
});

beforeEach(() => {
  asked.mockReset();
  confirmed.mockReset().mockResolvedValue(true);
  // happy-dom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  followPhotos([]);
});

it('says beside the cut that its photo ends where the product goes on', async () => {
  asked.mockResolvedValue(seen(true));
  render(<CutOutField uid="mara" photos={[photo]} disabled={false} />);
  await screen.findByText(CUT_OUT_TEXTS.verdicts.clean);
  expect(screen.getByText(CUT_OUT_TEXTS.cutOff)).toBeDefined();
});

it('does not call a cut clean that has places to check, and says how many', async () => {
  const part: Stroke = { kind: 'keep', points: [{ x: 0.5, y: 0.5 }], radius: 0.01, isPart: true };
  asked.mockResolvedValue(seen(false));
  doubted.mockResolvedValueOnce([part, { ...part, kind: 'remove', points: [{ x: 0.2, y: 0.2 }] }]);
  render(<CutOutField uid="mara" photos={[photo]} disabled={false} />);
  await screen.findByText(CUT_OUT_TEXTS.doubts.looking);
  await screen.findByRole('button', { name: CUT_OUT_TEXTS.mendPlacesLabel(photo.name, 2) });
  expect(screen.getByRole('status').textContent).toBe(CUT_OUT_TEXTS.verdicts.marked);
});

it('does not call a cut clean before a second network takes it for one whole thing', async () => {
  let answer: (isWholeThing: boolean) => void = () => {};
  confirmed.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  asked.mockResolvedValue(seen(false));
  render(<CutOutField uid="mara" photos={[photo]} disabled={false} />);
  await screen.findByText(CUT_OUT_TEXTS.doubts.looking);
  await vi.waitFor(() => expect(doubted).toHaveBeenCalled());
  await act(async () => {});
  expect(screen.getByRole('status').textContent).toBe(CUT_OUT_TEXTS.doubts.looking);
  await act(async () => answer(true));
  expect(screen.getByRole('status').textContent).toBe(CUT_OUT_TEXTS.verdicts.clean);
  expect(confirmed.mock.calls).toEqual([['one']]);
});

it.each([
  ['it is a part of a thing, or more than one', () => Promise.resolve(false)],
  ['nobody can tell', () => Promise.reject(new Error('the worker has stopped'))],
])('asks people to look where %s', async (_, answer) => {
  confirmed.mockImplementationOnce(answer);
  asked.mockResolvedValue(seen(false));
  render(<CutOutField uid="mara" photos={[photo]} disabled={false} />);
  expect(await screen.findByText(CUT_OUT_TEXTS.verdicts.likely)).toBeDefined();
});

it('asks no second network about what nobody calls clean', async () => {
  asked.mockResolvedValue({ ...seen(false), verdict: 'doubtful' });
  render(<CutOutField uid="mara" photos={[photo]} disabled={false} />);
  await screen.findByText(CUT_OUT_TEXTS.verdicts.doubtful);
  expect(confirmed).not.toHaveBeenCalled();
});

it('says nothing of the kind where the product is whole', async () => {
  asked.mockResolvedValue(seen(false));
  render(<CutOutField uid="mara" photos={[photo]} disabled={false} />);
  await screen.findByText(CUT_OUT_TEXTS.verdicts.clean);
  expect(screen.queryByText(CUT_OUT_TEXTS.cutOff)).toBeNull();
});

it('takes the word of people who have cropped their photo closely, and gives it back', async () => {
  asked.mockResolvedValue(seen(true));
  render(<CutOutField uid="mara" photos={[photo]} disabled={false} />);
  const box = await screen.findByLabelText(CUT_OUT_TEXTS.allInPhotoLabel(photo.name));
  const sent = () => {
    const cut = shotCutOf(photoCuts.get().get('one'));
    return typeof cut === 'object' ? cut : null;
  };
  const first = sent();
  expect(first?.photo).toBe(MASK);
  fireEvent.click(box);
  expect(sent()?.photo).toBe(CLEAR);
  expect(screen.queryByText(CUT_OUT_TEXTS.cutOff)).toBeNull();
  fireEvent.click(box);
  expect(sent()?.photo).toBe(MASK);
  expect(screen.getByText(CUT_OUT_TEXTS.cutOff)).toBeDefined();
  // Each of the three may have been uploaded: none has the name of another.
  expect(sent()?.uploadId).not.toBe(first?.uploadId);
});

it('says nothing of the border while somebody paints, for nothing may move under the finger', async () => {
  // The editor draws the photo, which is empty here.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => {} }));
  asked.mockResolvedValue(seen(true));
  render(<CutOutField uid="mara" photos={[photo]} disabled={false} />);
  fireEvent.click(await screen.findByLabelText(CUT_OUT_TEXTS.mendLabel(photo.name)));
  expect(screen.queryByText(CUT_OUT_TEXTS.cutOff)).toBeNull();
  fireEvent.click(screen.getByLabelText(CUT_OUT_TEXTS.closeLabel(photo.name)));
  expect(screen.getByText(CUT_OUT_TEXTS.cutOff)).toBeDefined();
});

it('keeps the numbers of parts that may be wrong when one of them was pressed', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => {} }));
  const part = (x: number): Stroke => ({
    kind: 'remove',
    points: [
      { x, y: 0.5 },
      { x, y: 0.5 },
    ],
    radius: 0.001,
    isPart: true,
  });
  const numbers: string[] = [];
  const brush = new Proxy(
    { canvas: { width: 100, height: 100, clientWidth: 100 } },
    {
      get: (target, name) => {
        if (name === 'canvas') return target.canvas;
        return name === 'fillText' ? (said: string) => numbers.push(said) : () => {};
      },
      set: () => true,
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object.assign(brush));
  asked.mockResolvedValue(seen(false));
  doubted.mockResolvedValueOnce([part(0.2), part(0.8)]);
  render(<CutOutField uid="mara" photos={[photo]} disabled={false} />);
  fireEvent.click(await screen.findByLabelText(CUT_OUT_TEXTS.mendLabel(photo.name)));
  const first = await screen.findByRole('button', { name: /^Take away 1, / });
  // The button is there before the effect that draws.
  await vi.waitFor(() => expect(numbers.slice(-2)).toEqual(['1', '2']));
  numbers.length = 0;
  fireEvent.click(first);
  expect(numbers.every((number) => number === '2')).toBe(true);
  expect(numbers).not.toEqual([]);
  expect(screen.getByRole('button', { name: /^Take away 2, / }).getAttribute('aria-disabled')).toBe(
    'false',
  );
});

it('says of an outline that came with its file that it came, until somebody paints', async () => {
  asked.mockResolvedValue({ ...seen(false), verdict: 'mended' });
  render(<CutOutField uid="mara" photos={[photo]} disabled={false} />);
  await screen.findByText(CUT_OUT_TEXTS.verdicts.given);
  await act(() => mend('one', [{ kind: 'keep', points: [{ x: 0.5, y: 0.5 }], radius: 0.02 }]));
  expect(screen.getByText(CUT_OUT_TEXTS.verdicts.mended)).toBeDefined();
});

it('loads what strokes need when somebody is about to paint, and not before', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => {} }));
  prepared.mockReset();
  asked.mockResolvedValue(seen(false));
  render(<CutOutField uid="mara" photos={[photo]} disabled={false} />);
  const mending = await screen.findByLabelText(CUT_OUT_TEXTS.mendLabel(photo.name));
  expect(prepared).not.toHaveBeenCalled();
  fireEvent.click(mending);
  expect(prepared).toHaveBeenCalledExactlyOnceWith('one');
});

it('tells what the chosen tool does before the picture that it is used on', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => {} }));
  asked.mockResolvedValue(seen(false));
  render(<CutOutField uid="mara" photos={[photo]} disabled={false} />);
  fireEvent.click(await screen.findByLabelText(CUT_OUT_TEXTS.mendLabel(photo.name)));
  fireEvent.click(screen.getByLabelText(CUT_OUT_TEXTS.trace));
  const hint = screen.getByText(CUT_OUT_TEXTS.hints.trace);
  const place = hint.compareDocumentPosition(screen.getByRole('application'));
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
