import { PLAN_IDS } from '@lumashot/domain/billing/plans';
import { BILLING_PERIODS, type BillingPeriod } from '@lumashot/domain/billing/prices';
import { isSubscribed } from '@lumashot/domain/profile/access';
import { PAYMENT_TEXTS, TESTIMONIAL } from '@lumashot/domain/texts/billing';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { TrialBanner } from '../../components/TrialBanner.tsx';
import { usePageTitle } from '../../components/usePageTitle.ts';
import { useNow } from '../../lib/useNow.ts';
import { useProfile } from '../../session/ProfileContext.ts';
import styles from './payment.module.css';
import { PeriodToggle } from './PeriodToggle.tsx';
import { PlanCard } from './PlanCard.tsx';
import { useCheckout } from './useCheckout.ts';

export function PaymentScreen() {
  usePageTitle(PAYMENT_TEXTS.heading);
  const [period, setPeriod] = useState<BillingPeriod>(BILLING_PERIODS[0]);
  const { busyWith, start } = useCheckout();
  const profile = useProfile();
  const now = useNow();
  const subscribed = profile === null ? null : isSubscribed(profile, now);
  // Paid in the other tab while this one waited: go on. Who comes here subscribed, stays.
  const [cameUnsubscribed, setCameUnsubscribed] = useState(false);
  if (subscribed === false && !cameUnsubscribed) setCameUnsubscribed(true);
  if (subscribed === true && cameUnsubscribed) return <Navigate to="/dashboard" replace />;

  return (
    <>
      <TrialBanner profile={profile} now={now} isAtPlans />
      <div className={styles['head']}>
        <h1>{PAYMENT_TEXTS.heading}</h1>
        <p>{PAYMENT_TEXTS.subtitle}</p>
        <PeriodToggle period={period} onChange={setPeriod} />
      </div>
      <ul className={styles['plans']}>
        {PLAN_IDS.map((planId) => (
          <PlanCard
            key={planId}
            planId={planId}
            period={period}
            isCurrent={subscribed === true && profile?.plan_id === planId}
            busy={busyWith}
            onStart={() => start(planId, period)}
          />
        ))}
      </ul>
      <figure className={styles['quote']}>
        <blockquote>{TESTIMONIAL.quote}</blockquote>
        <figcaption>{TESTIMONIAL.name}</figcaption>
      </figure>
    </>
  );
}
