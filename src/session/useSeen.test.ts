// @vitest-environment happy-dom
import type { Profile } from '@lumashot/domain/profile/profile';
import { testProfile } from '@lumashot/domain/profile/testProfile';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

const saveSeen = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
vi.mock('../firebase/documents/profileSettings.ts', () => ({ saveSeen }));

const { useSeen } = await import('./useSeen.ts');

const AT = new Date('2026-11-22T12:00:00Z');
const unseen = { done: 2, failed: 0, last_at: AT };

const look = (state: 'visible' | 'hidden'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

const shown = (fields: Partial<Profile>) =>
  renderHook((profile: Profile) => useSeen(profile), { initialProps: testProfile(fields) });

afterEach(() => {
  vi.restoreAllMocks();
  saveSeen.mockClear();
});

it('tells once that what has ended is seen, also while the server says it again', async () => {
  look('visible');
  const { rerender } = shown({ unseen });
  await waitFor(() => expect(saveSeen).toHaveBeenCalledTimes(1));
  // Its clock may be behind: the same end is not told again.
  rerender(testProfile({ unseen, seen_at: new Date(AT.getTime() - 1) }));
  look('visible');
  const later = { ...unseen, last_at: new Date(AT.getTime() + 1_000) };
  rerender(testProfile({ unseen: later }));
  await waitFor(() => expect(saveSeen).toHaveBeenCalledTimes(2));
});

it('waits for somebody who looks', async () => {
  look('hidden');
  shown({ unseen });
  await Promise.resolve();
  expect(saveSeen).not.toHaveBeenCalled();
  look('visible');
  await waitFor(() => expect(saveSeen).toHaveBeenCalledTimes(1));
});

it.each([
  ['more is on its way', { unseen, jobs_running: 1 }],
  ['it was told', { unseen, seen_at: AT }],
  ['nothing was slow', { unseen: null }],
  ['no mail is wanted', { unseen, email_notifications: false }],
])('says nothing when %s', async (_, fields) => {
  look('visible');
  shown(fields);
  await Promise.resolve();
  expect(saveSeen).not.toHaveBeenCalled();
});
