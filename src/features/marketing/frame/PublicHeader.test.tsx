// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropLastSession, writeLastSession } from '#app/device/lastSession.ts';
import { PUBLIC_LINKS } from '#app/texts/landing.ts';
import { PublicHeader } from './PublicHeader.tsx';

beforeEach(dropLastSession);
afterEach(() => {
  cleanup();
  dropLastSession();
});

const shown = (): readonly (string | null)[] => {
  render(
    <MemoryRouter>
      <PublicHeader />
    </MemoryRouter>,
  );
  const account = screen.getByRole('navigation', { name: 'Account' });
  return [...account.querySelectorAll('a')].map(({ textContent }) => textContent);
};

it('invites visitors to sign in or to begin', () => {
  expect(shown()).toEqual([PUBLIC_LINKS.signIn.label, PUBLIC_LINKS.getStarted.label]);
});

it('leads members to their studio, and does not ask them to sign in', () => {
  writeLastSession({ uid: 'ann', email: null });
  expect(shown()).toEqual([PUBLIC_LINKS.studio.label]);
});

it('is drawn beforehand with both ways: the page says which is shown before the scripts are there', () => {
  const html = renderToString(
    <MemoryRouter>
      <PublicHeader />
    </MemoryRouter>,
  );
  for (const { label } of [PUBLIC_LINKS.signIn, PUBLIC_LINKS.getStarted, PUBLIC_LINKS.studio]) {
    expect(html).toContain(label);
  }
});
