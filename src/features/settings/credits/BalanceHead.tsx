import { grantAmount } from '@lumashot/domain/billing/grants';
import { GRANT_CAP_MONTHS } from '@lumashot/domain/billing/grantCap';
import { PLANS } from '@lumashot/domain/billing/plans';
import { planCredits } from '@lumashot/domain/credits/spend';
import { isSubscribed } from '@lumashot/domain/profile/access';
import type { Profile } from '@lumashot/domain/profile/profile';
import { creditsLabel } from '#app/lib/creditsLabel.ts';
import { formatDay } from '#app/lib/formatDate.ts';
import { CREDITS_TEXTS as TEXTS } from '#app/texts/credits.ts';
import settings from '../settings.module.css';
import styles from './credits.module.css';

/** The balance, where it comes from, and what comes next. */
export function BalanceHead({ profile, now }: { readonly profile: Profile; readonly now: Date }) {
  return (
    <div className={styles['balance']}>
      <p className={styles['sum']}>
        <strong>{creditsLabel(profile.credits)}</strong>
      </p>
      <p>{partsOf(profile, now).join(' · ')}</p>
      {nextOf(profile, now).map((words) => (
        <p key={words} className={settings['muted']}>
          {words}
        </p>
      ))}
    </div>
  );
}

function partsOf(profile: Profile, now: Date): readonly string[] {
  const { credits_purchased: bought, credits_held: held } = profile;
  const given = planCredits(profile);
  return [
    isSubscribed(profile, now) || profile.plan_id !== null || profile.had_plan
      ? TEXTS.fromPlan(given)
      : TEXTS.fromTrial(given),
    ...(bought > 0 ? [TEXTS.bought(bought)] : []),
    ...(held > 0 ? [TEXTS.held(held)] : []),
  ];
}

function nextOf(profile: Profile, now: Date): readonly string[] {
  const { plan_id: planId, next_credits_at: at, next_credits: next } = profile;
  if (planId === null || !isSubscribed(profile, now)) return [];
  const rule = TEXTS.rule(PLANS[planId].credits * GRANT_CAP_MONTHS);
  if (at === null || at <= now) return [rule];
  const day = formatDay(at);
  if (next === null) return [TEXTS.nextOn(day), rule];
  if (next.due === 0) return [TEXTS.nextOwed(day), rule];
  // The balance is of now: what is spent until then makes room.
  const balance = { credits: planCredits(profile), planId: next.plan_id };
  const more = grantAmount({ ...balance, due: next.due });
  return [more > 0 ? TEXTS.next(more, day) : TEXTS.nextFull(day), rule];
}
