// @vitest-environment happy-dom
import type { AdminSeen } from '@lumashot/domain/admin/looks';
import { succeed } from '@lumashot/domain/result';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lookAt } from '#app/firebase/calls/callAdmin.ts';
import { MoneyPart } from './MoneyPart.tsx';

vi.mock(import('#app/firebase/calls/callAdmin.ts'));
afterEach(cleanup);

type Today = AdminSeen<'money'>['today'];

const money = (
  costMicros: number,
  limitMicros: number,
  byOperation: Today['byOperation'] = [],
): AdminSeen<'money'> => ({
  budget: { alertMicros: 0, limitMicros },
  days: [{ day: '2026-11-22', jobs: 0, costMicros }],
  today: { byOperation, byModel: [], isWhole: true },
});

it.each([
  { spent: 0, limit: 4_000_000, shown: '0' },
  { spent: 1_000_000, limit: 4_000_000, shown: '25' },
  { spent: 5_000_000, limit: 4_000_000, shown: '100' },
  // Nothing may be spent: none of it is left.
  { spent: 0, limit: 0, shown: '100' },
])('of $limit millionths $spent are $shown percent', async ({ spent, limit, shown }) => {
  vi.mocked(lookAt).mockResolvedValue(succeed(money(spent, limit)));
  render(<MoneyPart />);
  const bar = await screen.findByRole('progressbar');
  expect(bar.getAttribute('aria-valuenow')).toBe(shown);
});

it('says so where pictures cost something and nothing was charged', async () => {
  const text = { name: 'text', jobs: 2, costMicros: 67_830, incomeMicros: 0 };
  vi.mocked(lookAt).mockResolvedValue(succeed(money(67_830, 4_000_000, [text])));
  render(<MoneyPart />);
  expect(await screen.findByText(/nothing was charged/)).toBeDefined();
});

it('says what is counted: Health has another number', async () => {
  vi.mocked(lookAt).mockResolvedValue(succeed(money(0, 4_000_000)));
  render(<MoneyPart />);
  expect(await screen.findByText(/Only what hosted models were asked for/)).toBeDefined();
});
