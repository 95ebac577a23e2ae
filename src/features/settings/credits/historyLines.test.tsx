// @vitest-environment happy-dom
import { ledgerRowSchema } from '@lumashot/domain/credits/ledger';
import type { ItemKey } from '@lumashot/domain/library/changes';
import { ROUTES } from '@lumashot/domain/routes';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeLibrary } from '#app/library/testing/fakeLibrary.tsx';
import { HistoryLines } from './HistoryLines.tsx';

const read = vi.hoisted((): { answer: (item: ItemKey) => void } => ({ answer: () => undefined }));
vi.mock('./itemOfJob.ts', () => ({
  itemOfJob: () =>
    new Promise((resolve) => {
      read.answer = resolve;
    }),
}));

const NOON = new Date('2026-11-22T12:00:00Z');
const OLD = ledgerRowSchema.parse({
  user_id: 'mara',
  amount: -2,
  balance_after: 8,
  transaction_type: 'storyboard',
  description: 'Storyboard',
  job_id: 'job',
  created_at: NOON,
  updated_at: NOON,
});

afterEach(cleanup);

async function pressed() {
  const router = createMemoryRouter(
    [
      {
        path: ROUTES.settings,
        element: <HistoryLines lines={[{ kind: 'moved', id: '1', at: NOON, row: OLD }]} />,
      },
      { path: '*', element: null },
    ],
    { initialEntries: [ROUTES.settings] },
  );
  const Library = fakeLibrary();
  render(
    <Library>
      <RouterProvider router={router} />
    </Library>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Storyboard' }));
  const answer = () => act(async () => read.answer({ type: 'text-to-image', id: 'board' }));
  return { router, answer, path: () => router.state.location.pathname };
}

it('opens the picture of an old movement', async () => {
  const { answer, path, router } = await pressed();
  await answer();
  expect(path()).toBe(ROUTES.library);
  expect(router.state.location.search).toContain('item=board');
});

it('takes nobody back to it who has gone elsewhere meanwhile', async () => {
  const { answer, path, router } = await pressed();
  await act(() => router.navigate(ROUTES.images));
  await answer();
  expect(path()).toBe(ROUTES.images);
});
