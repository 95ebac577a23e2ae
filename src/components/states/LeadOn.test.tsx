// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { LeadOn } from './LeadOn.tsx';

afterEach(cleanup);

it('shows that something comes, as long as the code of the next page is on its way', async () => {
  let arrive: (route: { Component: () => string }) => void = () => {};
  const code = new Promise<{ Component: () => string }>((resolve) => {
    arrive = resolve;
  });
  const router = createMemoryRouter([
    { path: '/', element: <LeadOn to="/next" /> },
    { path: '/next', lazy: () => code },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  arrive({ Component: () => 'here' });
  await screen.findByText('here');
  expect(screen.queryByRole('status')).toBeNull();
  expect(router.state.location.pathname).toBe('/next');
});
