// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { dropLastSession, writeLastSession } from '#app/device/lastSession.ts';
import { dropChoice, keepChoice, keptChoice } from './keptChoice.ts';

afterEach(dropLastSession);

it.each([
  { email_notifications: true, credits_notifications: true },
  { email_notifications: false, credits_notifications: true },
  { email_notifications: true, credits_notifications: false },
  { email_notifications: false, credits_notifications: false },
])('keeps what was switched, also both off: %o', (preferences) => {
  writeLastSession({ uid: 'ann', email: null });
  keepChoice('ann', preferences);
  expect(keptChoice('ann')).toEqual(preferences);
  expect(keptChoice('bob')).toBeNull();
  dropChoice('ann');
  expect(keptChoice('ann')).toBeNull();
});
