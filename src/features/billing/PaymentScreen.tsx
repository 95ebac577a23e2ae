import { ROUTES } from '@lumashot/domain/routes';
import { PLAN_IDS, PLANS, type PlanId } from '@lumashot/domain/billing/plans';
import {
  BILLING_PERIODS,
  pricingScreenPrice,
  type BillingPeriod,
} from '@lumashot/domain/billing/prices';
import { isSubscribed, plannedPlan } from '@lumashot/domain/profile/access';
import { PAYMENT_TEXTS, TESTIMONIAL } from '#app/texts/billing.ts';
import { TRIAL_TEXTS } from '#app/texts/dashboard.ts';
import { OFFLINE_TEXTS } from '#app/texts/pwa.ts';
import { useId, useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { LeadOn } from '#app/components/states/LeadOn.tsx';
import { OfflineReason } from '#app/components/states/OfflineReason.tsx';
import { sellsPacks } from '#app/firebase/priceIds.ts';
import { PeriodToggle } from '#app/components/plans/PeriodToggle.tsx';
import { PlanCard, planTitleId } from '#app/components/plans/PlanCard.tsx';
import { PlanList } from '#app/components/plans/PlanList.tsx';
import { TrialBanner } from '#app/components/states/TrialBanner.tsx';
import { usePageTitle } from '#app/components/look/usePageTitle.ts';
import { formatDay } from '#app/lib/formatDate.ts';
import { useNow } from '#app/lib/useNow.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { PortalButton } from '#app/session/PortalButton.tsx';
import { useProfile } from '#app/session/ProfileContext.ts';
import styles from './payment.module.css';
import { PacksBeside } from './PacksBeside.tsx';
import { useCheckout } from './useCheckout.ts';

export function PaymentScreen() {
  usePageTitle(PAYMENT_TEXTS.heading);
  const [period, setPeriod] = useState<BillingPeriod>(BILLING_PERIODS[0]);
  const { busyWith, start } = useCheckout();
  const isOnline = useIsOnline();
  const reasonId = useId();
  const profile = useProfile();
  const now = useNow();
  const subscribed = profile === null ? null : isSubscribed(profile, now);
  const chargesAt = profile?.charges_again_at ?? null;
  const charging = chargesAt !== null && chargesAt > now ? chargesAt : null;
  const planned = profile === null ? null : plannedPlan(profile, now);
  // Paid in the other tab while this one waited: go on. Who comes here subscribed, stays.
  const [cameUnsubscribed, setCameUnsubscribed] = useState(false);
  if (subscribed === false && !cameUnsubscribed) setCameUnsubscribed(true);
  if (subscribed === true && cameUnsubscribed) return <LeadOn to={ROUTES.home} />;

  return (
    <>
      <TrialBanner
        profile={profile}
        now={now}
        pay={<PortalButton>{TRIAL_TEXTS.overdue.action}</PortalButton>}
        isAtPlans
      />
      <div className={styles['head']}>
        <h1>{PAYMENT_TEXTS.heading}</h1>
        <p>{PAYMENT_TEXTS.subtitle}</p>
        {charging === null ? null : <p>{PAYMENT_TEXTS.goesOn(formatDay(charging))}</p>}
        {planned === null ? null : (
          <p>{PAYMENT_TEXTS.planned(PLANS[planned.planId].name, formatDay(planned.from))}</p>
        )}
        <div className={styles['period']}>
          <PeriodToggle period={period} onChange={setPeriod} />
          <OfflineReason id={reasonId} text={isOnline ? null : OFFLINE_TEXTS.sending} />
        </div>
      </div>
      <PlanList>
        {PLAN_IDS.map((planId) => (
          <PlanCard
            key={planId}
            planId={planId}
            price={pricingScreenPrice(planId, period)}
            isCurrent={subscribed === true && profile?.plan_id === planId}
            headingLevel={2}
          >
            <Button
              look={PLANS[planId].popular ? 'primary' : 'outlined'}
              // No second checkout opens while one is on its way.
              disabled={busyWith !== null || !isOnline}
              aria-busy={busyWith === planId}
              aria-describedby={`${planTitleId(planId)}${isOnline ? '' : ` ${reasonId}`}`}
              onClick={() => start(planId, period)}
            >
              {busyWith === planId
                ? PAYMENT_TEXTS.busy
                : wordsFor(planId, {
                    // There, a change that waits is given up.
                    managed: subscribed === true ? [profile?.plan_id, planned?.planId] : null,
                    isOverdue: profile?.payment_overdue === true,
                  })}
            </Button>
          </PlanCard>
        ))}
      </PlanList>
      {sellsPacks ? <PacksBeside isSubscribed={subscribed === true} /> : null}
      <figure className={styles['quote']}>
        <blockquote>{TESTIMONIAL.quote}</blockquote>
        <figcaption>{TESTIMONIAL.name}</figcaption>
      </figure>
    </>
  );
}

/** Whoever has a plan is sent to the portal: there is nothing to start any more. */
const wordsFor = (
  planId: PlanId,
  {
    managed,
    isOverdue,
  }: { managed: readonly (PlanId | null | undefined)[] | null; isOverdue: boolean },
): string => {
  if (isOverdue) return PAYMENT_TEXTS.pay;
  if (managed === null) return PAYMENT_TEXTS.submit;
  return managed.includes(planId) ? PAYMENT_TEXTS.manage : PAYMENT_TEXTS.change;
};
