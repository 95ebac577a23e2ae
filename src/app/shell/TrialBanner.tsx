import { trialState, type AccessFacts } from '@lumashot/domain/profile/access';
import { TRIAL_TEXTS } from '@lumashot/domain/texts/dashboard';
import { creditsLabel } from '../../lib/creditsLabel.ts';
import styles from './trialBanner.module.css';

/** Hidden while loading and for subscribers. */
export function TrialBanner({
  profile,
  now,
}: {
  profile: (AccessFacts & { credits: number }) | null;
  now: Date;
}) {
  if (profile === null) return null;
  const state = trialState(profile, now);
  if (state.kind === 'hidden') return null;
  const { title, description } = TRIAL_TEXTS[state.kind];
  return (
    <section className={styles['banner']} data-kind={state.kind} aria-label="Trial">
      <strong>{title}</strong>
      <span>
        {[state.kind === 'expired' ? '' : remaining(state), description].filter(Boolean).join('. ')}
      </span>
    </section>
  );
}

function remaining({ days, credits }: { days: number; credits: number }): string {
  const left = `${creditsLabel(credits)} left`;
  return days > 0 ? `${days} ${days === 1 ? 'day' : 'days'} remaining, ${left}` : left;
}
