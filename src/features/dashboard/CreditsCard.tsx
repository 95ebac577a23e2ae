import { groupDigits } from '@lumashot/domain/groupDigits';
import { PLANS } from '@lumashot/domain/billing/plans';
import { isSubscribed, waitingCredits } from '@lumashot/domain/profile/access';
import type { Profile } from '@lumashot/domain/profile/profile';
import { TRIAL_CREDITS } from '@lumashot/domain/profile/trial';
import { HOME_TEXTS } from '#app/texts/home.ts';
import { useNow } from '#app/lib/useNow.ts';
import { useProfile } from '#app/session/ProfileContext.ts';
import { useProfileAgeText } from '#app/session/useProfileAgeText.ts';
import styles from './facts.module.css';
import { FigureSkeleton } from './FigureSkeleton.tsx';

/** What is left, live: of the trial's credits, or of what the plan brings each month. */
export function CreditsCard() {
  const profile = useProfile();
  const age = useProfileAgeText();
  const now = useNow();
  return (
    <section className={styles['credits']} aria-labelledby="credits-left">
      <div className={styles['head']}>
        <h3 id="credits-left">{HOME_TEXTS.creditsTitle}</h3>
      </div>
      {profile === null ? (
        <FigureSkeleton />
      ) : (
        <>
          <p className={styles['figure']}>
            {groupDigits(profile.credits)}
            <small>{` ${HOME_TEXTS.credits(profile.credits)}`}</small>
          </p>
          <Share {...shareOf(profile, now)} />
          {age === null ? null : <p className={styles['quiet']}>{age}</p>}
        </>
      )}
    </section>
  );
}

interface ShareProps {
  /** In per cent; null: nothing to compare with. */
  readonly left: number | null;
  readonly facts: readonly string[];
}

const Share = ({ left, facts }: ShareProps) => (
  <>
    {left === null ? null : (
      <span className={styles['meter']} aria-hidden="true">
        <span style={{ width: `${left}%` }} />
      </span>
    )}
    <p className={styles['quiet']}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  </>
);

function shareOf(profile: Profile, now: Date): ShareProps {
  const { credits, plan_id } = profile;
  if (!isSubscribed(profile, now)) {
    const waiting = waitingCredits(profile, now);
    // With more than the trial gave, nobody knows here how many of those were used.
    const used = credits + waiting > TRIAL_CREDITS ? [] : [HOME_TEXTS.used(credits + waiting)];
    return {
      left: percent(credits, TRIAL_CREDITS),
      facts: [...used, waiting > 0 ? HOME_TEXTS.waiting(waiting) : HOME_TEXTS.trialPlan],
    };
  }
  if (plan_id === null) return { left: null, facts: [] };
  const plan = PLANS[plan_id];
  return {
    left: percent(credits, plan.credits),
    facts: [HOME_TEXTS.allowance(plan.credits), HOME_TEXTS.subscriberPlan(plan.name)],
  };
}

const percent = (part: number, whole: number): number =>
  Math.min(100, Math.round((part / whole) * 100));
