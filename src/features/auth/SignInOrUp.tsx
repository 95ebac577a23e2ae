import { AUTH_TEXTS, RESET_TEXTS } from '#app/texts/auth.ts';
import { SWITCH_TEXTS } from '#app/texts/authForm.ts';
import { useState } from 'react';
import type { Challenge } from '#app/firebase/auth/auth.ts';
import { Button } from '#app/components/actions/Button.tsx';
import { Agreement } from './Agreement.tsx';
import { AskForCode } from './AskForCode.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthPanel } from './AuthPanel.tsx';
import styles from './authScreen.module.css';
import { Providers } from './Providers.tsx';
import { useAge } from './useAge.ts';
import type { AuthMode } from './useAuthForm.ts';

interface Props {
  readonly mode: AuthMode;
  /** The visitor comes from the password mail. */
  readonly isAfterReset: boolean;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onMode: (mode: AuthMode) => void;
  readonly onAsk: () => void;
  readonly onDone: () => void;
}

export function SignInOrUp({ mode, isAfterReset, email, onEmail, onMode, onAsk, onDone }: Props) {
  const { heading, subtitle } = AUTH_TEXTS[mode];
  const other = SWITCH_TEXTS[mode];
  const age = useAge(mode);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const onChallenge = (next: Challenge): void => setChallenge(() => next);
  if (challenge !== null) {
    return <AskForCode challenge={challenge} onBack={() => setChallenge(null)} onDone={onDone} />;
  }
  return (
    <AuthPanel heading={heading} subtitle={subtitle} note={<Agreement />}>
      {isAfterReset ? (
        <p className={styles['hint']} role="status">
          {RESET_TEXTS.hint}
        </p>
      ) : null}
      <AuthForm
        key={mode}
        mode={mode}
        age={age}
        confirmAge={age.confirm}
        email={email}
        onEmail={onEmail}
        onAsk={onAsk}
        onChallenge={onChallenge}
        onDone={onDone}
      />
      <Providers mayStart={age.confirm} onChallenge={onChallenge} onDone={onDone} />
      <p className={styles['switch']}>
        {other.question}
        <Button look="plain" onClick={() => onMode(mode === 'signIn' ? 'signUp' : 'signIn')}>
          {other.action}
        </Button>
      </p>
    </AuthPanel>
  );
}
