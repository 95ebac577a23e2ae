// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TabBar, TabPanel } from './TabBar.tsx';

const TABS = [
  { id: 'all', label: 'All', count: 3 },
  { id: 'portraits', label: 'Portraits', count: null },
  { id: 'videos', label: 'Videos', count: 0 },
] as const;
type Id = (typeof TABS)[number]['id'];

function Bar() {
  const [chosen, choose] = useState<Id>('all');
  return (
    <>
      <TabBar label="Kinds" tabs={TABS} chosen={chosen} onChoose={choose} />
      <TabPanel id={chosen} chosen={chosen}>
        What is in {chosen}
      </TabPanel>
    </>
  );
}

beforeEach(() => void render(<Bar />));
afterEach(cleanup);

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const press = (key: string, modifiers = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });

it('says which is chosen, how much is behind each, and names the panel', () => {
  expect(screen.getByRole('tablist', { name: 'Kinds' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All 3',
    'Portraits –',
    'Videos 0',
  ]);
  expect(screen.getByRole('tab', { selected: true })).toBe(tab(/All/));
  expect(screen.getByRole('tabpanel', { name: 'All 3' }).textContent).toBe('What is in all');
});

it('chooses by a press, and is one tab stop', () => {
  fireEvent.click(tab(/Videos/));
  expect(screen.getByRole('tab', { selected: true })).toBe(tab(/Videos/));
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    tab(/Videos/),
  ]);
});

it.each([
  { key: 'ArrowRight', from: /All/, to: /Portraits/ },
  { key: 'ArrowRight', from: /Videos/, to: /All/ },
  { key: 'ArrowLeft', from: /All/, to: /Videos/ },
  { key: 'ArrowLeft', from: /Videos/, to: /Portraits/ },
  { key: 'Home', from: /Videos/, to: /All/ },
  { key: 'End', from: /All/, to: /Videos/ },
])('$key moves the focus from $from to $to, and chooses nothing', ({ key, from, to }) => {
  tab(from).focus();
  expect(press(key)).toBe(false);
  expect(document.activeElement).toBe(tab(to));
  expect(screen.getByRole('tab', { selected: true })).toBe(tab(/All/));
});

it('leaves other keys, and those with a modifier, to the browser', () => {
  tab(/All/).focus();
  expect(press('ArrowDown')).toBe(true);
  expect(press('ArrowLeft', { altKey: true })).toBe(true);
  expect(document.activeElement).toBe(tab(/All/));
});

it('brings a chosen tab that is not the first to the middle of its bar, and leaves the page where it is', () => {
  const bar = screen.getByRole('tablist');
  Object.defineProperty(bar, 'clientWidth', { value: 200 });
  Object.defineProperty(tab(/Videos/), 'offsetLeft', { value: 300 });
  Object.defineProperty(tab(/Videos/), 'offsetWidth', { value: 80 });
  const ofPage = vi.spyOn(tab(/Videos/), 'scrollIntoView');
  fireEvent.click(tab(/Videos/));
  expect(bar.scrollLeft).toBe(240);
  expect(ofPage).not.toHaveBeenCalled();
});
