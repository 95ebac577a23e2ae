import { PLAN_IDS, type PlanId } from '@lumashot/domain/billing/plans';
import { isSubscribed, plannedPlan } from '@lumashot/domain/profile/access';
import { SUBSCRIPTION_TEXTS } from '#app/texts/settings.ts';
import { useNow } from '#app/lib/useNow.ts';
import { useProfile } from '#app/session/ProfileContext.ts';
import { Section } from '#app/components/look/Section.tsx';
import { Waiting } from '../Waiting.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { ManageButton } from './ManageButton.tsx';
import { PlanRow } from './PlanRow.tsx';
import styles from './subscription.module.css';

export function SubscriptionTab() {
  const profile = useProfile();
  const now = useNow();
  const subscribed = profile !== null && isSubscribed(profile, now);
  const current: PlanId | null = subscribed ? profile.plan_id : null;
  const planned = profile === null ? null : plannedPlan(profile, now);
  return (
    <>
      <Section title={SUBSCRIPTION_TEXTS.current}>
        {profile === null ? (
          <Waiting />
        ) : (
          <CurrentPlan profile={profile} planId={current} now={now} />
        )}
        {subscribed || profile?.payment_overdue === true ? <ManageButton /> : null}
      </Section>
      <Section title={SUBSCRIPTION_TEXTS.plans}>
        <ul className={styles['plans']}>
          {PLAN_IDS.map((planId) => (
            <PlanRow
              key={planId}
              planId={planId}
              isCurrent={planId === current}
              plannedFrom={planned?.planId === planId ? planned.from : null}
              isSubscribed={profile === null ? null : subscribed}
            />
          ))}
        </ul>
      </Section>
    </>
  );
}
