// @vitest-environment happy-dom
import { testProfile } from '@lumashot/domain/profile/testProfile';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProfileContext } from '#app/session/ProfileContext.ts';
import { HOME_TEXTS } from '#app/texts/home.ts';
import { CreditsCard } from './CreditsCard.tsx';

afterEach(cleanup);

function show(credits: number): void {
  const profile = testProfile({ credits });
  render(
    <ProfileContext value={{ state: 'ready', profile, asOf: null, libraryNews: null }}>
      <CreditsCard />
    </ProfileContext>,
  );
}

it('says how many of the trial are used', () => {
  show(4);
  expect(screen.getByText('6 of 10 used')).toBeDefined();
});

it('says of more credits than the trial gives only how many there are', () => {
  show(66);
  expect(screen.getByText('66')).toBeDefined();
  expect(screen.queryByText(/of 10 used/)).toBeNull();
  expect(screen.getByText(HOME_TEXTS.trialPlan)).toBeDefined();
});
