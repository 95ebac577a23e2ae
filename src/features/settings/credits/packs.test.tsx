// @vitest-environment happy-dom
import type { Profile } from '@lumashot/domain/profile/profile';
import { testProfile } from '@lumashot/domain/profile/testProfile';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { formatDay } from '#app/lib/formatDate.ts';
import { PACK_TEXTS } from '#app/texts/billing.ts';
import { Packs } from './Packs.tsx';

afterEach(cleanup);

const END = new Date('2026-12-22T12:00:00Z');

function show(fields: Partial<Profile>): void {
  render(
    <Packs
      profile={testProfile({ has_active_subscription: true, access_until: END, ...fields })}
    />,
  );
}

it.each([
  ['while a payment is open', { payment_overdue: true }, PACK_TEXTS.whileOverdue],
  ['of a plan that ends', { renews_at: null }, PACK_TEXTS.whileEnding(formatDay(END))],
] as const)('says before they are paid what bought credits need, %s', (_, fields, words) => {
  show(fields);
  expect(screen.queryByText(words)).not.toBeNull();
});

it('says nothing of the kind of a plan that goes on', () => {
  show({ renews_at: END });
  expect(screen.queryByRole('note')).toBeNull();
});
