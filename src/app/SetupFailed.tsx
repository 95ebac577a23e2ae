import { ERRORS } from '@lumashot/domain/errors';
import { SIGN_OUT } from '../texts/dashboard.ts';
import { Button } from '../components/actions/Button.tsx';
import { Logo } from '../components/look/Logo.tsx';
import { usePageTitle } from '../components/look/usePageTitle.ts';
import styles from './message.module.css';
import { useSignOut } from './useSignOut.ts';

const FAILURE = ERRORS['profile-setup-failed'];

export function SetupFailed({ retry }: { retry: () => void }) {
  usePageTitle(FAILURE.title);
  const signOut = useSignOut();
  return (
    <main className={styles['page']}>
      <Logo size={56} />
      <h1 role="alert">{FAILURE.message}</h1>
      <p>Your pictures and credits are safe. Check your connection, then try once more.</p>
      <div className={styles['actions']}>
        <Button onClick={retry}>Try again</Button>
        <Button look="outlined" onClick={signOut}>
          {SIGN_OUT}
        </Button>
      </div>
    </main>
  );
}
