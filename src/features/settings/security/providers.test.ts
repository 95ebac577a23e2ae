import { expect, it } from 'vitest';
import { hasPassword, providerNames } from './providers.ts';

it('names every way to sign in once', () => {
  expect(providerNames(['password'])).toBe('Email and password');
  expect(providerNames(['google.com', 'password'])).toBe('Google, Email and password');
  expect(providerNames(['apple.com', 'github.com'])).toBe('Another service');
});

it('offers a new password only to those who have one with us', () => {
  expect(hasPassword(['google.com', 'password'])).toBe(true);
  expect(hasPassword(['google.com'])).toBe(false);
});
