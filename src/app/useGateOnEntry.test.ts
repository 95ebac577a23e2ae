// @vitest-environment happy-dom
import { testProfile } from '@lumashot/domain/profile/testProfile';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ProfileState } from '../session/ProfileContext.ts';
import { useGateOnEntry } from './useGateOnEntry.ts';

afterEach(cleanup);

const NOW = new Date('2026-11-22T10:00:00Z');
const LATER = new Date('2026-12-22T10:00:00Z');

const withCredits = (credits: number, asOf: Date | null = null): ProfileState => ({
  state: 'ready',
  libraryNews: null,
  asOf,
  profile: testProfile({ credits, trial_ends_at: new Date('2026-11-27T10:00:00Z') }),
});

const gate = (first: ProfileState, path = '/dashboard/images') =>
  renderHook(({ at, current, now }) => useGateOnEntry(at, current, now), {
    initialProps: { at: path, current: first, now: NOW },
  });

it('stays open on the page where the last credit is spent', () => {
  const { result, rerender } = gate(withCredits(1));
  rerender({ at: '/dashboard/images', current: withCredits(0), now: NOW });
  expect(result.current).toBe(false);
});

it('stays open on the page where the trial ends', () => {
  const { result, rerender } = gate(withCredits(5));
  rerender({ at: '/dashboard/images', current: withCredits(5), now: LATER });
  expect(result.current).toBe(false);
});

it('is shut on the next page, and on the way back to the first', () => {
  const { result, rerender } = gate(withCredits(1));
  rerender({ at: '/dashboard/images', current: withCredits(0), now: NOW });
  rerender({ at: '/dashboard', current: withCredits(0), now: NOW });
  expect(result.current).toBe(true);
  rerender({ at: '/payment', current: withCredits(0), now: NOW });
  rerender({ at: '/dashboard/images', current: withCredits(0), now: NOW });
  expect(result.current).toBe(true);
});

it('is shut after a reload', () => {
  expect(gate(withCredits(0)).result.current).toBe(true);
});

it('waits for the server before it sends anybody away', () => {
  const { result, rerender } = gate(withCredits(0, NOW));
  expect(result.current).toBe(false);
  rerender({ at: '/dashboard/images', current: withCredits(0), now: NOW });
  expect(result.current).toBe(true);
});

it('opens where it was shut once something was paid', () => {
  const { result, rerender } = gate(withCredits(0));
  rerender({ at: '/dashboard/images', current: withCredits(50), now: NOW });
  expect(result.current).toBe(false);
});
