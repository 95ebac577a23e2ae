import { expect, it } from 'vitest';
import { isPushEndpoint } from './pushEndpoint.ts';

const OURS = 'http://127.0.0.1:5005';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-am3p.notify.windows.com/w/?token=abc',
])('is one that a browser names: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, null)).toBe(true);
});

it.each([
  'https://web.push.apple.com.example.org/abc',
  'https://notfcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example.org/abc',
  'https://evil-push.apple.com.evil.example/abc',
  'https://example.org/web.push.apple.com',
  'https://xpush.apple.com/abc',
  'http://fcm.googleapis.com/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://someone@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com/abc#part',
  'https://127.0.0.1/abc',
  `${OURS}/abc`,
  'no address',
])('is none: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, null)).toBe(false);
});

it('is also the local suite’s own service, where there is one', () => {
  expect(isPushEndpoint(`${OURS}/abc`, OURS)).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:5006/abc', OURS)).toBe(false);
});
