import { expect, it } from 'vitest';
import { askedPage, askingFor } from './askedPage.ts';

it.each([
  '/dashboard',
  '/dashboard/library?type=product&item=i1',
  '/dashboard/images?tab=product#box',
  '/payment',
  '/payment-success?session_id=cs_1&kind=pack',
  '/account/pictures',
])('comes back to %s', (page) => {
  expect(askedPage(askingFor(page))).toBe(page);
});

it.each([
  '//evil.example/dashboard',
  'https://evil.example/dashboard',
  '/dashboards',
  '/\\evil.example',
  'javascript:alert(1)',
  '/auth?mode=resetPassword',
  '',
])('does not lead to %j', (page) => {
  expect(askedPage(askingFor(page))).toBeNull();
});

it.each([null, undefined, 'dashboard', 7, {}, { askedPage: 7 }, { askedPage: ['/dashboard'] }])(
  'reads nothing from %j',
  (state) => {
    expect(askedPage(state)).toBeNull();
  },
);
