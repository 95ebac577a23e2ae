// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import {
  dropLastSession,
  isLastSession,
  readLastSession,
  writeLastSession,
} from './lastSession.ts';

beforeEach(() => localStorage.clear());

it('remembers uid and address only', () => {
  const user = { uid: 'mara', email: 'mara@example.com', token: 'secret' };
  writeLastSession(user);
  expect(readLastSession()).toEqual({ uid: 'mara', email: 'mara@example.com' });
  expect(localStorage.getItem('lumashot-session')).not.toContain('secret');
  expect([isLastSession('mara'), isLastSession('otto')]).toEqual([true, false]);
});

it('knows nobody after the session has ended', () => {
  writeLastSession({ uid: 'mara', email: null });
  dropLastSession();
  expect(readLastSession()).toBeNull();
});

it.each(['{', '{"uid":""}', '{"uid":7,"email":null}', 'null'])('takes nothing from %s', (text) => {
  localStorage.setItem('lumashot-session', text);
  expect(readLastSession()).toBeNull();
});
