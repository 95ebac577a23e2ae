import { ERRORS } from '@lumashot/domain/errors';
import { SIGN_OUT } from '../texts/dashboard.ts';
import { SETUP_FAILED_TEXTS } from '../texts/shell.ts';
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
      <p>{SETUP_FAILED_TEXTS.text}</p>
      <div className={styles['actions']}>
        <Button onClick={retry}>{SETUP_FAILED_TEXTS.action}</Button>
        <Button look="outlined" onClick={signOut}>
          {SIGN_OUT}
        </Button>
      </div>
    </main>
  );
}
