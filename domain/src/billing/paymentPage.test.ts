import { array, assert, constantFrom, property, webUrl } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { paymentPageUrl } from './paymentPage.ts';

const provider = z.url({ hostname: /^(?:checkout\.stripe\.com|127\.0\.0\.1)$/ });

const isTaken = (url: string): boolean => paymentPageUrl.safeParse(url).success;

describe('a page to pay at', () => {
  it.each([
    'https://checkout.stripe.com/c/pay/cs_test_a1#fid',
    'https://billing.stripe.com/p/session/x?y=1',
    'http://127.0.0.1:4010/checkout/cs_1',
  ])('is %s', (url) => {
    expect(isTaken(url)).toBe(true);
  });

  it.each([
    'http://checkout.stripe.com/c/pay/cs_1',
    'https://checkout.stripe.com.evil.example/c/pay/cs_1',
    'https://checkout.stripe.com@evil.example/',
    'https://user:word@checkout.stripe.com/',
    'https://checkout.stripe.com:8443/',
    'https://evil.example/https://checkout.stripe.com/',
    'https://evil.example/?next=https://checkout.stripe.com/',
    'https://evil.example\\@checkout.stripe.com/',
    'https:evil.example/checkout.stripe.com',
    '//checkout.stripe.com/c/pay/cs_1',
    '/\\checkout.stripe.com',
    'https://checkout.stripe.соm/',
    'https://checkout-stripe.com/',
    'https://stripe.com/',
    'https://xcheckout.stripe.com/',
    'http://127.0.0.1.evil.example/',
    'http://[::1]:80/',
    'javascript:location="https://checkout.stripe.com"',
    'data:text/html,https://checkout.stripe.com',
    'file:///etc/passwd',
    'ftp://checkout.stripe.com/',
    'https://',
    'checkout.stripe.com',
    '',
  ])('is not %s', (url) => {
    expect(isTaken(url)).toBe(false);
  });

  it('is no address of anybody else, however it is put together', () => {
    assert(
      property(webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
        expect(isTaken(url)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
    const parts = constantFrom(
      'https:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '#',
      '?',
      '.',
      '%2f',
      '\t',
      '\n',
      ' ',
      'checkout.stripe.com',
      'evil.example',
      'javascript',
      'a',
      '443',
      '127.0.0.1',
      'http:',
    );
    assert(
      property(array(parts, { minLength: 1, maxLength: 9 }), (pieces) => {
        const text = pieces.join('');
        if (!isTaken(text)) return;
        // What a browser would open, by its own reading of addresses.
        expect(provider.safeParse(text).success).toBe(true);
      }),
      { numRuns: 20_000 },
    );
  });
});
