// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast, dismissToast } from './showToast.ts';
import { ToastProvider } from './ToastProvider.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <MemoryRouter>
      <ToastProvider>{null}</ToastProvider>
    </MemoryRouter>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const HOUR_MS = 3_600_000;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('says title and description, and goes by itself', async () => {
  act(() => void showToast('success', { title: 'Saved', description: 'It is in your library.' }));
  await wait(500);
  expect(screen.getByRole('status').textContent).toContain('It is in your library.');
  await wait(20_000);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('interrupts for a failure only', async () => {
  act(() => void showToast('error', { title: 'Error' }));
  await wait(500);
  expect(screen.getByRole('alert').textContent).toContain('Error');
});

it('never closes a loading toast by itself', async () => {
  let key: ReturnType<typeof showToast> = '';
  act(() => void (key = showToast('loading', { title: 'Uploading' })));
  await wait(HOUR_MS);
  expect(screen.getByText('Uploading')).toBeDefined();
  act(() => dismissToast(key));
  await wait(1_000);
  expect(screen.queryByText('Uploading')).toBeNull();
});

it('leads on where there is something to see', async () => {
  const link = { label: 'View', to: '/dashboard/library' };
  act(() => void showToast('success', { title: 'Ready', link }));
  await wait(500);
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe(link.to);
});
