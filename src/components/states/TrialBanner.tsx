import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ROUTES } from '@lumashot/domain/routes';
import { trialState, type PlanPayments, type TrialCredits } from '@lumashot/domain/profile/access';
import { TRIAL_BANNER_TEXTS as TEXTS, TRIAL_TEXTS } from '#app/texts/dashboard.ts';
import { TRIAL_CREDITS, TRIAL_DAYS } from '@lumashot/domain/profile/trial';
import { creditsLabel } from '#app/lib/creditsLabel.ts';
import { buttonClass } from '../actions/Button.tsx';
import { ButtonLink } from '../actions/ButtonLink.tsx';
import { StateBanner } from './StateBanner.tsx';
import styles from './trialBanner.module.css';

/**
 * Keeps its place while loading: what is below must not jump. Hidden for subscribers whose payments come. Where the plans
 * are, its button leads nowhere new.
 */
export function TrialBanner({
  profile,
  now,
  pay,
  isAtPlans = false,
}: {
  profile: (TrialCredits & PlanPayments) | null;
  now: Date;
  /** What opens the page where a failed payment is made up for. */
  pay: ReactNode;
  isAtPlans?: boolean;
}) {
  if (profile === null) return <Place isAtPlans={isAtPlans} />;
  const state = trialState(profile, now);
  if (state.kind === 'hidden') return null;
  const { title, description, action } = TRIAL_TEXTS[state.kind];
  return (
    <StateBanner
      kind={state.kind}
      label={'days' in state || state.kind === 'expired' ? TEXTS.trial : TEXTS.plan}
      title={title}
      text={['days' in state ? remaining(state) : '', description].filter(Boolean).join('. ')}
    >
      {state.kind === 'overdue' ? (
        pay
      ) : isAtPlans ? null : (
        <ButtonLink
          to={ROUTES.payment}
          // The primary button belongs to the page below.
          look={'days' in state ? 'outlined' : 'primary'}
        >
          {action}
        </ButtonLink>
      )}
    </StateBanner>
  );
}

/** As high as most banners, and says nothing yet. */
const Place = ({ isAtPlans }: { isAtPlans: boolean }) => (
  <div className={clsx(styles['banner'], styles['place'])} aria-hidden="true">
    <p className={styles['words']}>
      <strong>{TRIAL_TEXTS.active.title}</strong>
      <span>{remaining({ days: TRIAL_DAYS, credits: TRIAL_CREDITS })}</span>
    </p>
    {isAtPlans ? null : (
      <span className={clsx(buttonClass('outlined'), styles['action'])}>
        {TRIAL_TEXTS.active.action}
      </span>
    )}
  </div>
);

function remaining({ days, credits }: { days: number; credits: number }): string {
  const label = creditsLabel(credits);
  return days > 0 ? TEXTS.remaining(days, label) : TEXTS.left(label);
}
