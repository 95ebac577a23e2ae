import { PROGRESS_TEXTS } from '#app/texts/images.ts';
import { CREDITS_PATH, SIGN_OUT } from '#app/texts/dashboard.ts';
import { SHELL_TEXTS } from '#app/texts/shell.ts';
import { Link } from 'react-router-dom';
import { Button } from '#app/components/actions/Button.tsx';
import { creditsLabel } from '#app/lib/creditsLabel.ts';
import { useProfile } from '#app/session/ProfileContext.ts';
import { useRunningJobs } from '#app/session/RunningJobsContext.ts';
import { useProfileAgeText } from '#app/session/useProfileAgeText.ts';
import { useSignOut } from '../useSignOut.ts';
import { TrayButton } from './TrayButton.tsx';
import styles from './header.module.css';

export function Header({ title }: { title: string }) {
  const signOut = useSignOut();
  return (
    <header className={styles['header']}>
      <h1 className={styles['title']}>{title}</h1>
      <TrayButton />
      <Credits />
      <Button look="outlined" className={styles['signOut']} onClick={signOut}>
        {SIGN_OUT}
      </Button>
      <Drawing />
    </header>
  );
}

/** A line under the header while pictures are drawn, wherever they were asked for. */
function Drawing() {
  const count = useRunningJobs().length;
  return (
    <span role="status" className={styles['drawing']} data-running={count > 0}>
      {count === 0 ? null : (
        <span className="visually-hidden">{PROGRESS_TEXTS.elsewhere(count)}</span>
      )}
    </span>
  );
}

/**
 * Live from the profile: a skeleton, never a made-up figure, before it is loaded. What could not be
 * confirmed for a while says so.
 */
function Credits() {
  const profile = useProfile();
  const age = useProfileAgeText();
  return (
    <span
      role="status"
      aria-label={SHELL_TEXTS.credits}
      className={styles['credits']}
      data-unconfirmed={age !== null}
      title={age ?? undefined}
    >
      {profile === null ? (
        <span className={styles['skeleton']}>
          <span className="visually-hidden">{SHELL_TEXTS.loadingCredits}</span>
        </span>
      ) : (
        <>
          <Link to={CREDITS_PATH} className={styles['history']}>
            {creditsLabel(profile.credits)}
          </Link>
          {age === null ? null : <span className="visually-hidden"> {age}</span>}
        </>
      )}
    </span>
  );
}
