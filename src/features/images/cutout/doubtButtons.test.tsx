// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { DoubtButtons as Buttons } from './DoubtButtons.tsx';
import type { WavedOff } from './wavedOff.ts';

afterEach(cleanup);

const { doubts: TEXTS } = CUT_OUT_TEXTS;
/** Where nothing was waved off. */
const DoubtButtons = ({
  doubts,
  ...props
}: Omit<ComponentProps<typeof Buttons>, 'checked'> & Pick<WavedOff, 'doubts'>) => (
  <Buttons checked={{ doubts, hidden: 0, waveOff() {}, showAgain() {} }} {...props} />
);
const one = (label: string): RegExp => new RegExp(`^${label}, `);
const part = (kind: 'keep' | 'remove', { x, y } = { x: 0.2, y: 0.5 }): Stroke => ({
  kind,
  points: [
    { x, y },
    { x: x + 0.1, y },
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
  fireEvent.click(screen.getByRole('button', { name: one(TEXTS.takeAway(1)) }));
  expect(onAccept).toHaveBeenCalledExactlyOnceWith(parts[0]);
  rerender(<DoubtButtons doubts={parts} strokes={parts.slice(0, 1)} onAccept={onAccept} />);
  // A second tap at the same place does nothing more.
  fireEvent.click(screen.getByRole('button', { name: one(TEXTS.takeAway(1)) }));
  expect(onAccept).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: one(TEXTS.add(2)) }));
  expect(onAccept).toHaveBeenLastCalledWith(parts[1]);
});

it('takes away all that came along at once, as one stroke, and nothing that is missing', () => {
  const parts = [
    part('remove'),
    part('keep', { x: 0.5, y: 0.1 }),
    part('remove', { x: 0.8, y: 0.8 }),
  ];
  const onAccept = vi.fn<(doubt: Stroke) => void>();
  const { rerender } = render(<DoubtButtons doubts={parts} strokes={[]} onAccept={onAccept} />);
  fireEvent.click(screen.getByRole('button', { name: TEXTS.takeAwayAll(2) }));
  const [together] = onAccept.mock.calls[0] ?? [];
  if (together === undefined) throw new Error('nothing was accepted');
  const [first, , third] = parts;
  expect(together).toMatchObject({ kind: 'remove', isPart: true });
  expect(together.points).toEqual([...(first?.points ?? []), ...(third?.points ?? [])]);
  rerender(<DoubtButtons doubts={parts} strokes={[together]} onAccept={onAccept} />);
  const isDone = (n: number) =>
    screen.getByRole('button', { name: new RegExp(` ${n}, `) }).getAttribute('aria-disabled');
  expect([1, 2, 3].map(isDone)).toEqual(['true', 'false', 'true']);
  expect(screen.queryByRole('button', { name: TEXTS.takeAwayAll(2) })).toBeNull();
});

it('offers no press for all where one part came along', () => {
  const parts = [part('remove'), part('keep')];
  render(<DoubtButtons doubts={parts} strokes={[]} onAccept={() => {}} />);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual([TEXTS.takeAway(1), TEXTS.add(2), TEXTS.nothingWrong]);
});

it('says where a part lies, to those who do not see its number', () => {
  const parts = [part('remove', { x: 0.05, y: 0.1 }), part('keep', { x: 0.85, y: 0.95 })];
  render(<DoubtButtons doubts={parts} strokes={[]} onAccept={() => {}} />);
  const names = screen
    .getAllByRole('button', { name: /^(?:Take away|Add) / })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Take away 1, upper left', 'Add 2, lower right']);
});

it('keeps the focus within when the button that had it is gone', () => {
  const parts = [part('remove'), part('keep')];
  const list = (doubts: readonly Stroke[]) => (
    <DoubtButtons doubts={doubts} strokes={[]} onAccept={() => {}} />
  );
  const { rerender } = render(list(parts));
  screen.getByRole('button', { name: one(TEXTS.add(2)) }).focus();
  rerender(list(parts.slice(0, 1)));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: one(TEXTS.takeAway(1)) }));
  rerender(list([]));
  expect(document.activeElement).toBe(screen.getByRole('group'));

  // Who has gone on elsewhere is not called back.
  screen.getByRole('group').blur();
  rerender(list(parts));
  rerender(list([]));
  expect(document.activeElement).toBe(document.body);
});

it('lets people say that nothing is wrong there, and see it again', () => {
  const parts = [part('remove'), part('keep')];
  const [waveOff, showAgain] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const buttons = (checked: Pick<WavedOff, 'doubts' | 'hidden'>) => (
    <Buttons checked={{ ...checked, waveOff, showAgain }} strokes={[]} onAccept={() => {}} />
  );
  const { rerender } = render(buttons({ doubts: parts, hidden: 0 }));
  expect(screen.queryByRole('button', { name: TEXTS.showAgain })).toBeNull();
  const wave = screen.getByRole('button', { name: TEXTS.nothingWrong });
  wave.focus();
  fireEvent.click(wave);
  expect(waveOff).toHaveBeenCalledOnce();
  rerender(buttons({ doubts: [], hidden: 2 }));
  expect(screen.queryByRole('button', { name: TEXTS.nothingWrong })).toBeNull();
  const again = screen.getByRole('button', { name: TEXTS.showAgain });
  // A keyboard is not left on the page.
  expect(document.activeElement).toBe(again);
  fireEvent.click(again);
  expect(showAgain).toHaveBeenCalledOnce();
});

it('asks nothing about parts that were all taken', () => {
  const parts = [part('remove'), part('keep')];
  render(<DoubtButtons doubts={parts} strokes={parts} onAccept={() => {}} />);
  expect(screen.queryByRole('button', { name: TEXTS.nothingWrong })).toBeNull();
});
