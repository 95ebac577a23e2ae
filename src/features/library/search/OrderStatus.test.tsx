// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Loaded } from '#app/library/sync/syncStatus.ts';
import { SELECTION_TEXTS } from '#app/texts/librarySelection.ts';
import { useLoadRest } from '../useLoadRest.ts';
import { OrderStatus } from './OrderStatus.tsx';

afterEach(cleanup);

it('says what is in order, and loads all that is not here', async () => {
  let left = 2;
  const load = vi.fn<() => Promise<Loaded>>(() => {
    left -= 1;
    return Promise.resolve('loaded');
  });
  const rest = { hasMore: () => left > 0, load };
  const Ordered = () => (
    <OrderStatus library={{ keys: ['a', 'b'], total: 30 }} all={useLoadRest(rest)} />
  );
  render(<Ordered />);
  expect(screen.getByRole('status').textContent).toBe('Among the 2 pictures on this device');
  expect(screen.getByText(SELECTION_TEXTS.loadsMore(28))).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Load all' }));
  await screen.findByRole('button', { name: SELECTION_TEXTS.loadingMore });
  await screen.findByRole('button', { name: 'Load all' });
  expect(load).toHaveBeenCalledTimes(2);
});
