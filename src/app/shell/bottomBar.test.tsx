// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { BottomBar } from './BottomBar.tsx';

afterEach(cleanup);

it.each([
  [NAVIGATION.home, NAVIGATION.home.label],
  [NAVIGATION.library, NAVIGATION.library.label],
  [NAVIGATION.images, NAVIGATION.images.label],
  [NAVIGATION.videos, NAVIGATION.videos.label],
  [NAVIGATION.storyboard, 'Menu'],
  [NAVIGATION.settings, 'Menu'],
])('on $label one entry says where people are', ({ path }, current) => {
  render(
    <MemoryRouter initialEntries={[`${path}?tab=credits`]}>
      <BottomBar openDrawer={() => {}} isOpen={false} />
    </MemoryRouter>,
  );
  const entries = [...screen.getAllByRole('link'), screen.getByRole('button')];
  const marked = entries.filter((entry) => entry.hasAttribute('aria-current'));
  expect(marked).toEqual([
    screen.getByRole(current === 'Menu' ? 'button' : 'link', { name: current }),
  ]);
});
