import { NAVIGATION } from '@lumashot/domain/texts/dashboard';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { displayNameOf } from '../../lib/displayName.ts';
import { greetingAt } from '../../lib/greeting.ts';
import { useNow } from '../../lib/useNow.ts';
import { useUser } from '../../session/SessionContext.ts';
import { CreditsLeft } from './CreditsLeft.tsx';
import styles from './home.module.css';
import { MadeThisMonth } from './MadeThisMonth.tsx';
import { RecentActivity } from './RecentActivity.tsx';

/** The morning desk: what is left, what was made, where to go on. */
export function HomeScreen() {
  const { email } = useUser();
  const now = useNow();
  return (
    <div className={styles['home']}>
      <section className={styles['welcome']}>
        <h2>
          {greetingAt(now)}, {displayNameOf(email)}
        </h2>
        <ButtonLink to={NAVIGATION.images.path}>{NAVIGATION.images.label}</ButtonLink>
      </section>
      <div className={styles['facts']}>
        <CreditsLeft />
        <MadeThisMonth now={now} />
      </div>
      <RecentActivity />
    </div>
  );
}
