import { HOME_TEXTS } from '@lumashot/domain/texts/home';
import { TRIAL_CREDITS } from '@lumashot/domain/profile/trial';
import { useProfile } from '../../session/ProfileContext.ts';
import { Fact } from './Fact.tsx';
import styles from './home.module.css';

export function CreditsLeft() {
  const profile = useProfile();
  const isTrial = profile !== null && !profile.has_active_subscription;
  return (
    <Fact
      title={HOME_TEXTS.creditsTitle}
      figure={profile?.credits.toLocaleString('en-US') ?? null}
      unit={profile?.credits === 1 ? 'credit' : 'credits'}
    >
      {isTrial ? (
        <>
          <span className={styles['meter']} aria-hidden="true">
            <span style={{ width: `${shareOf(profile.credits)}%` }} />
          </span>
          <span className={styles['quiet']}>
            <span>{HOME_TEXTS.used(profile.credits)}</span>
            <span>{HOME_TEXTS.trialPlan}</span>
          </span>
        </>
      ) : null}
    </Fact>
  );
}

const shareOf = (credits: number): number =>
  Math.min(100, Math.round((credits / TRIAL_CREDITS) * 100));
