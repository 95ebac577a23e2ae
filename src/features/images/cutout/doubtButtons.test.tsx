// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Stroke } from '@lumashot/engine/cutout/strokes';
import { afterEach, expect, it, vi } from 'vitest';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { DoubtButtons } from './DoubtButtons.tsx';

afterEach(cleanup);

const { doubts: TEXTS } = CUT_OUT_TEXTS;
const part = (kind: 'keep' | 'remove'): Stroke => ({
  kind,
  points: [
    { x: 0.2, y: 0.5 },
    { x: 0.3, y: 0.5 },
  ],
  radius: 0.001,
  isPart: true,
});

it('says that somebody looks, and that nothing was found', () => {
  const { rerender } = render(<DoubtButtons doubts="looking" strokes={[]} onAccept={() => {}} />);
  expect(screen.getByText(TEXTS.looking)).toBeDefined();
  rerender(<DoubtButtons doubts={[]} strokes={[]} onAccept={() => {}} />);
  expect(screen.getByText(TEXTS.none)).toBeDefined();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('has a button for each part, which keeps its place when it was pressed', () => {
  const parts = [part('remove'), part('keep')];
  const onAccept = vi.fn<(doubt: Stroke) => void>();
  const { rerender } = render(<DoubtButtons doubts={parts} strokes={[]} onAccept={onAccept} />);
  fireEvent.click(screen.getByRole('button', { name: TEXTS.takeAway(1) }));
  expect(onAccept).toHaveBeenCalledExactlyOnceWith(parts[0]);
  rerender(<DoubtButtons doubts={parts} strokes={parts.slice(0, 1)} onAccept={onAccept} />);
  // A second tap at the same place does nothing more.
  fireEvent.click(screen.getByRole('button', { name: TEXTS.takeAway(1) }));
  expect(onAccept).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: TEXTS.add(2) }));
  expect(onAccept).toHaveBeenLastCalledWith(parts[1]);
});
