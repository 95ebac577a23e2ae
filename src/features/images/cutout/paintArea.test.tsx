// @vitest-environment happy-dom
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '#app/lib/createStore.ts';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { PaintArea } from './PaintArea.tsx';
import type { Mark } from './paintMarks.ts';
import type { PhotoCutState } from './photoCuts.ts';
import { choose, NOTHING_PAINTED } from './strokeInput.ts';

const photo = { uploadId: 'one', name: 'mug.jpg', photo: new Blob() };
const CUT: PhotoCutState = {
  seen: null,
  state: 'ready',
  strokes: [],
  seenOf: [],
  isWhole: false,
  isAllInPhoto: false,
  turn: { degrees: 0, photoId: 'one' },
  isLooking: false,
  maskId: 'one',
};
const PART: Stroke = {
  kind: 'keep',
  points: [
    { x: 0.5, y: 0.5 },
    { x: 0.5, y: 0.5 },
  ],
  radius: 0.001,
  isPart: true,
};
/** Above the part, on a canvas of 400 by 300. */
const NUMBER = { clientX: 200, clientY: 135 };

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 400, 300),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(kind: Stroke['kind']) {
  const store = createStore(choose(NOTHING_PAINTED, kind));
  const onStroke = vi.fn<(stroke: Stroke) => void>();
  const area = (marks: readonly Mark[]) => (
    <PaintArea
      photo={photo}
      cut={CUT}
      marks={marks}
      store={store}
      onStroke={onStroke}
      onUndo={() => {}}
    />
  );
  const { rerender } = render(area([{ stroke: PART, number: 1 }]));
  const showMarks = (marks: readonly Mark[]): void => rerender(area(marks));
  const canvas = screen.getByRole('application', { name: CUT_OUT_TEXTS.canvas(photo.name) });
  canvas.setPointerCapture = () => {};
  const drag = (...places: { clientX: number; clientY: number }[]): void => {
    const [first, ...rest] = places;
    fireEvent.pointerDown(canvas, { ...first, button: 0, buttons: 1, pointerId: 1 });
    for (const place of rest) {
      fireEvent.pointerMove(canvas, { ...place, buttons: 1, pointerId: 1 });
    }
    fireEvent.pointerUp(canvas, { ...places.at(-1), pointerId: 1 });
  };
  return { store, onStroke, drag, showMarks };
}

it.each(['around', 'remove'] as const)(
  'takes a tap on a number for its part, whatever the tool: %s',
  (kind) => {
    const { store, onStroke, drag } = open(kind);
    drag(NUMBER, { clientX: 202, clientY: 136 });
    expect(onStroke).toHaveBeenCalledExactlyOnceWith(PART);
    expect(store.get()).toMatchObject({ points: null, corner: null });
  },
);

it('paints a stroke that begins on a number, and a tap beside it', () => {
  const { onStroke, drag } = open('remove');
  drag(NUMBER, { clientX: 260, clientY: 135 });
  drag({ clientX: 240, clientY: 135 });
  expect(onStroke).toHaveBeenCalledTimes(2);
  for (const [stroke] of onStroke.mock.calls) expect(stroke.kind).toBe('remove');
});

describe('a second tap on a number', () => {
  const now = vi.fn<() => number>();
  beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(now));

  it.each(['around', 'remove'] as const)('paints no dab where it has gone: %s', (kind) => {
    const { store, onStroke, drag, showMarks } = open(kind);
    now.mockReturnValue(1_000);
    drag(NUMBER);
    showMarks([]);
    now.mockReturnValue(1_300);
    drag({ clientX: 203, clientY: 137 });
    expect(onStroke).toHaveBeenCalledExactlyOnceWith(PART);
    expect(store.get()).toMatchObject({ points: null, corner: null });
  });

  it('takes no other part whose number has moved there', () => {
    const other = { ...PART, points: PART.points.map((point) => ({ ...point })) };
    const { onStroke, drag, showMarks } = open('remove');
    now.mockReturnValue(1_000);
    drag(NUMBER);
    showMarks([{ stroke: other, number: 2 }]);
    drag(NUMBER);
    expect(onStroke).toHaveBeenCalledExactlyOnceWith(PART);
  });

  it('paints again there a moment later, and beside it at once', () => {
    const { onStroke, drag, showMarks } = open('remove');
    now.mockReturnValue(1_000);
    drag(NUMBER);
    showMarks([]);
    drag({ clientX: 240, clientY: 135 });
    expect(onStroke).toHaveBeenCalledTimes(2);
    now.mockReturnValue(2_000);
    drag(NUMBER);
    expect(onStroke).toHaveBeenCalledTimes(3);
  });
});
