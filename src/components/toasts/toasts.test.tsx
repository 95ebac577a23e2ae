// @vitest-environment happy-dom
import Dialog from '@mui/material/Dialog';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast, type ToastKind } from './showToast.ts';
import { ToastProvider } from './ToastProvider.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // Nothing is laid out here.
  document.elementFromPoint = () => null;
  vi.stubGlobal('visualViewport', null);
  render(
    <MemoryRouter>
      <ToastProvider>
        <Link to="/away">Away</Link>
      </ToastProvider>
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'elementFromPoint');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const HOUR_MS = 3_600_000;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Nobody draws here, so a toast that closes is one that has begun to slide away. */
const isClosing = (text: string): boolean =>
  screen.getByText(text).closest('[style*="transform: translate"]') !== null;

const show = (kind: ToastKind, content: Parameters<typeof showToast>[1]) =>
  act(() => void showToast(kind, content));

it('says title and description, and goes by itself', async () => {
  show('success', { title: 'Saved', description: 'It is in your library.' });
  await wait(500);
  expect(screen.getByRole('status').textContent).toContain('It is in your library.');
  expect(isClosing('Saved')).toBe(false);
  await wait(20_000);
  expect(isClosing('Saved')).toBe(true);
});

it('interrupts for a failure only', async () => {
  show('error', { title: 'Error' });
  await wait(500);
  expect(screen.getByRole('alert').textContent).toContain('Error');
});

it('never closes a loading toast by itself', async () => {
  show('loading', { title: 'Uploading' });
  await wait(HOUR_MS);
  expect(isClosing('Uploading')).toBe(false);
});

it('leads on where there is something to see', async () => {
  const link = { label: 'View', to: '/dashboard/library' };
  show('success', { title: 'Ready', link });
  await wait(500);
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe(link.to);
});

it('keeps one of each kind: the next takes its place', async () => {
  show('error', { title: 'The first' });
  show('success', { title: 'Saved' });
  await wait(500);
  show('error', { title: 'The second' });
  await wait(500);
  expect(isClosing('The first')).toBe(true);
  expect(isClosing('The second')).toBe(false);
  expect(isClosing('Saved')).toBe(false);
});

it('takes nothing away that asks something', async () => {
  const button = { label: 'Undo', press: () => {} };
  show('info', { title: 'Moved to trash', button });
  await wait(500);
  show('info', { title: 'By the way' });
  await wait(500);
  expect(isClosing('Moved to trash')).toBe(false);
});

it('leaves with the page what failed there, and nothing else', async () => {
  show('error', { title: 'Wrong password' });
  show('success', { title: 'Welcome back!' });
  await wait(500);
  act(() => screen.getByRole('link', { name: 'Away' }).click());
  await wait(500);
  expect(isClosing('Wrong password')).toBe(true);
  expect(isClosing('Welcome back!')).toBe(false);
});

it('takes along what is about the page, though it is no failure', async () => {
  show('info', { title: 'Checkout is open', isOfPage: true });
  await wait(500);
  act(() => screen.getByRole('link', { name: 'Away' }).click());
  await wait(500);
  expect(isClosing('Checkout is open')).toBe(true);
});

it('keeps a failure that is not about the page', async () => {
  show('error', { title: 'Your account is closed', outlivesPage: true });
  await wait(500);
  act(() => screen.getByRole('link', { name: 'Away' }).click());
  await wait(500);
  expect(isClosing('Your account is closed')).toBe(false);
});

it('is heard of while a dialog is open', async () => {
  render(
    <Dialog open aria-label="In front">
      <p>Words</p>
    </Dialog>,
  );
  show('success', { title: 'Done in the dialog' });
  await wait(500);
  expect(screen.queryByRole('link', { name: 'Away' })).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Done in the dialog');
});
