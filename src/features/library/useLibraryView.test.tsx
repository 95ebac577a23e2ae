// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { saysSelecting } from './selection/useSelectionInHistory.ts';
import { useLibraryView } from './useLibraryView.ts';

beforeEach(() => window.history.replaceState(null, '', '/?q=zeppelin&tab=videos'));

function given() {
  const seen: {
    view?: ReturnType<typeof useLibraryView>;
    navigate?: ReturnType<typeof useNavigate>;
  } = {};
  function Screen() {
    seen.view = useLibraryView();
    seen.navigate = useNavigate();
    return null;
  }
  render(<RouterProvider router={createBrowserRouter([{ path: '/', element: <Screen /> }])} />);
  return seen;
}

const entry = () => {
  const { usr }: { usr?: unknown } = window.history.state ?? {};
  return { search: window.location.search, isSelecting: saysSelecting(usr) };
};

test('a wish stands in the address, in the place of the one before', () => {
  const { view } = given();
  expect(view?.wish).toMatchObject({ typed: 'zeppelin', tab: 'videos' });
  const { length } = window.history;
  act(() => view?.change({ typed: '' }));
  expect(entry()).toEqual({ search: '?tab=videos', isSelecting: false });
  expect(window.history).toHaveLength(length);
});

test('a selection that began before the screen was drawn again keeps its entry', () => {
  const seen = given();
  act(() => {
    const { view, navigate } = seen;
    void navigate?.({ search: window.location.search }, { state: { isSelecting: true } });
    view?.change({ typed: '' });
  });
  expect(entry()).toEqual({ search: '?tab=videos', isSelecting: true });
  expect(seen.view?.wish.typed).toBe('');
});
