import { useState } from 'react';
import { Button } from '../components/actions/Button.tsx';
import { Logo } from '../components/look/Logo.tsx';
import { usePageTitle } from '../components/look/usePageTitle.ts';
import { AgeTick } from '../features/auth/AgeTick.tsx';
import { AGE_GATE_TEXTS as TEXTS, AUTH_TEXTS } from '../texts/auth.ts';
import { SIGN_OUT } from '../texts/dashboard.ts';
import styles from './message.module.css';
import { useSignOut } from './useSignOut.ts';

/** Before an account is begun that was made without the tick of the sign-up. */
export function AgeGate({ confirm }: { readonly confirm: () => void }) {
  usePageTitle(TEXTS.title);
  const signOut = useSignOut();
  const [isTicked, setTicked] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const error = isMissed && !isTicked ? AUTH_TEXTS.ageMissing : undefined;
  return (
    <main className={styles['page']}>
      <Logo size={56} />
      <h1>{TEXTS.title}</h1>
      <p>{TEXTS.text}</p>
      <AgeTick age={{ isTicked, setTicked, error }} disabled={false} />
      <div className={styles['actions']}>
        <Button onClick={() => (isTicked ? confirm() : setMissed(true))}>{TEXTS.submit}</Button>
        <Button look="outlined" onClick={signOut}>
          {SIGN_OUT}
        </Button>
      </div>
    </main>
  );
}
