// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { PlanRow } from './PlanRow.tsx';

afterEach(cleanup);

it('offers no change to the plan that is the next one already', () => {
  const from = new Date('2026-12-22T12:00:00Z');
  render(<PlanRow planId="STARTER" isCurrent={false} plannedFrom={from} isSubscribed />, {
    wrapper: MemoryRouter,
  });
  expect(screen.queryByText('Yours from Dec 22, 2026')).not.toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
