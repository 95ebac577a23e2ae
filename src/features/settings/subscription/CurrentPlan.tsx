import { PLANS, type PlanId } from '@lumashot/domain/billing/plans';
import { daysRemaining, isSubscribed, plannedPlan } from '@lumashot/domain/profile/access';
import type { Profile } from '@lumashot/domain/profile/profile';
import { SUBSCRIPTION_TEXTS as TEXTS } from '#app/texts/settings.ts';
import { creditsLabel } from '#app/lib/creditsLabel.ts';
import { formatDay } from '#app/lib/formatDate.ts';
import styles from './subscription.module.css';

interface Props {
  readonly profile: Profile;
  /** Null: none, or one the profile does not name. */
  readonly planId: PlanId | null;
  readonly now: Date;
}

/** Plan, state and dates, as the profile tells them. */
export function CurrentPlan({ profile, planId, now }: Props) {
  const subscribed = isSubscribed(profile, now);
  const facts = subscribed
    ? subscriberFacts(profile, { planId, now })
    : noPlanFacts(profile, daysRemaining(profile.trial_ends_at, now));
  return (
    <div className={styles['current']}>
      <p className={styles['name']}>
        <strong>
          {planId === null ? (subscribed ? TEXTS.active : noPlanName(profile)) : PLANS[planId].name}
        </strong>
        {subscribed && planId !== null ? (
          <span>{profile.payment_overdue ? TEXTS.overdue : TEXTS.active}</span>
        ) : null}
      </p>
      <dl className={styles['facts']}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Whoever has paid for a plan hears nothing of a trial that is over. */
const isPastPlan = ({ had_plan: hadPlan, payment_overdue: isOverdue }: Profile): boolean =>
  hadPlan || isOverdue;

const noPlanName = (profile: Profile): string =>
  profile.payment_overdue ? TEXTS.overdue : profile.had_plan ? TEXTS.ended : TEXTS.trial;

const noPlanFacts = (profile: Profile, days: number): readonly Fact[] => [
  { name: TEXTS.credits, value: creditsLabel(profile.credits) },
  ...(days === 0 && isPastPlan(profile)
    ? []
    : [
        {
          name: TEXTS.trialEnds,
          value: `${formatDay(profile.trial_ends_at)} · ${TEXTS.daysLeft(days)}`,
        },
      ]),
];

function subscriberFacts(
  profile: Profile,
  { planId, now }: Pick<Props, 'planId' | 'now'>,
): readonly Fact[] {
  const planned = plannedPlan(profile, now);
  return [
    { name: TEXTS.credits, value: creditsLabel(profile.credits) },
    ...(planId === null
      ? []
      : [{ name: TEXTS.allowance, value: TEXTS.monthly(PLANS[planId].credits) }]),
    ...endFacts(profile, now),
    ...(planned === null
      ? []
      : [
          {
            name: TEXTS.nextPlan,
            value: TEXTS.nextPlanFrom(PLANS[planned.planId].name, formatDay(planned.from)),
          },
        ]),
  ];
}

/** One date: access outlasts a renewal by the grace, which is for late payments and not to count on. */
function endFacts(
  { access_until, renews_at }: Pick<Profile, 'access_until' | 'renews_at'>,
  now: Date,
): readonly Fact[] {
  // That day may pass before its news are here.
  if (renews_at !== null && renews_at > now)
    return [{ name: TEXTS.renewsOn, value: formatDay(renews_at) }];
  if (access_until !== null) return [{ name: TEXTS.accessUntil, value: formatDay(access_until) }];
  return [];
}
