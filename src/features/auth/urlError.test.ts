import { URL_ERROR_TEXTS } from '#app/texts/auth.ts';
import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { urlErrorText, withoutUrlError } from './urlError.ts';

it.each([
  ['?error=access_denied&error_description=Other', '', URL_ERROR_TEXTS.accessDenied],
  ['?error_code=invalid_client&error=server_error', '', URL_ERROR_TEXTS.invalidClient],
  ['?error=oauth_invalid_client', '', URL_ERROR_TEXTS.invalidClient],
  ['?error=server_error&error_description=The+server+is+down', '', 'The server is down'],
  ['?error=server_error', '', 'server_error'],
  ['', '#error=server_error&error_description=From%20the%20hash', 'From the hash'],
  ['?error_code=otp_expired', '', 'otp_expired'],
])('reads %s%s', (search, hash, text) => {
  expect(urlErrorText({ search, hash })).toBe(text);
});

it.each([
  ['', ''],
  ['?mode=sign-up', '#help'],
  ['?error=', '#error_description=%20'],
])('finds no error in %s%s', (search, hash) => {
  expect(urlErrorText({ search, hash })).toBeNull();
});

it('never says more than 200 characters of what it was handed, and nothing that turns the text', () => {
  const hostile = '\u202Eevil\u0000';
  assert(
    property(string({ unit: 'grapheme', maxLength: 600 }), (description) => {
      const search = `?error_description=${encodeURIComponent(hostile + description)}`;
      const text = urlErrorText({ search, hash: '' }) ?? '';
      expect(Array.from(text).length).toBeLessThanOrEqual(200);
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }),
  );
});

it('takes the error out of the address and leaves the rest', () => {
  const search = '?mode=sign-up&error=a&error_code=b&error_description=c';
  expect(withoutUrlError({ search, hash: '#error=x' })).toBe('mode=sign-up');
});
