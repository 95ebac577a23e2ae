import { expect, it, vi } from 'vitest';
import { createSelection } from './selection.ts';

const SHOWN = Array.from({ length: 10_000 }, (_, at) => `image/${at}`);

const picked = (selection: ReturnType<typeof createSelection>): string =>
  [...selection.keys()].map((key) => key.split('/')[1]).join(' ');

it('picks one by one, and lets go', () => {
  const selection = createSelection();
  selection.toggle('image/1');
  selection.toggle('image/5');
  expect(picked(selection)).toBe('1 5');
  selection.toggle('image/1');
  expect(selection.has('image/1')).toBe(false);
  expect(selection.has('image/5')).toBe(true);
});

it('reaches from where the last one was picked, in both directions, and from there again', () => {
  const selection = createSelection();
  selection.toggle('image/5');
  selection.extendTo('image/8', SHOWN);
  expect(picked(selection)).toBe('5 6 7 8');
  selection.extendTo('image/3', SHOWN);
  expect(picked(selection)).toBe('5 6 7 8 3 4');
});

it('begins a range where there is no beginning', () => {
  const selection = createSelection();
  selection.extendTo('image/3', SHOWN);
  expect(picked(selection)).toBe('3');
  selection.extendTo('image/4', SHOWN);
  expect(picked(selection)).toBe('3 4');
  selection.extendTo('image/not-here', SHOWN);
  expect(picked(selection)).toBe('3 4');
});

it('reaches over thousands that nobody has seen', () => {
  const selection = createSelection();
  selection.toggle('image/0');
  selection.extendTo('image/9999', SHOWN);
  expect(selection.keys().size).toBe(10_000);
});

it('lets go of what is shown no more, and of its anchor', () => {
  const selection = createSelection();
  selection.selectAll(['image/1', 'image/2', 'image/3']);
  selection.keepOnly(['image/2', 'image/3', 'image/4']);
  expect(picked(selection)).toBe('2 3');
  selection.extendTo('image/4', SHOWN);
  expect(picked(selection)).toBe('2 3 4');
});

it('is whole until one is let go, also when more is shown than was picked', () => {
  const selection = createSelection();
  selection.selectAll(['image/1', 'image/2']);
  selection.keepOnly(SHOWN);
  expect(selection.isWhole()).toBe(true);
  selection.toggle('image/2');
  expect(selection.isWhole()).toBe(false);
  selection.toggle('image/2');
  expect(selection.isWhole()).toBe(false);
});

it('tells nobody where nothing has changed', () => {
  const selection = createSelection();
  const listener = vi.fn<() => void>();
  selection.subscribe(listener);
  selection.clear();
  selection.keepOnly([]);
  expect(listener).not.toHaveBeenCalled();
  selection.toggle('image/1');
  selection.keepOnly(SHOWN);
  expect(listener).toHaveBeenCalledTimes(1);
});
