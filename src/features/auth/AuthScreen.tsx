import { PRODUCT_NAME } from '@lumashot/domain/product';
import { AUTH_TEXTS } from '@lumashot/domain/texts/auth';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Logo } from '../../components/Logo.tsx';
import { QuietScreen } from '../../components/QuietScreen.tsx';
import { usePageTitle } from '../../components/usePageTitle.ts';
import { useSession } from '../../session/SessionContext.ts';
import { AuthForm } from './AuthForm.tsx';
import styles from './authScreen.module.css';
import type { AuthMode } from './useAuthForm.ts';

const SWITCH = {
  signIn: { question: 'New here?', action: 'Create an account', to: 'signUp' },
  signUp: { question: 'Already have an account?', action: 'Sign in instead', to: 'signIn' },
} as const;

export function AuthScreen() {
  const [parameters] = useSearchParams();
  const [mode, setMode] = useState<AuthMode>(
    parameters.get('mode') === 'sign-up' ? 'signUp' : 'signIn',
  );
  const { heading, subtitle } = AUTH_TEXTS[mode];
  usePageTitle(heading);
  const session = useSession();
  if (session.state === 'loading') return <QuietScreen />;
  // The guard behind it knows whether onboarding comes first.
  if (session.state === 'signed-in') return <Navigate to="/dashboard" replace />;

  const other = SWITCH[mode];
  return (
    <main className={styles['page']}>
      <Link to="/" className={styles['brand']} aria-label={`${PRODUCT_NAME}, home`}>
        <Logo size={36} />
      </Link>
      <div className={styles['panel']}>
        <div>
          <h1>{heading}</h1>
          <p className={styles['subtitle']}>{subtitle}</p>
        </div>
        <AuthForm key={mode} mode={mode} />
        <p className={styles['switch']}>
          {other.question}
          <Button look="plain" onClick={() => setMode(other.to)}>
            {other.action}
          </Button>
        </p>
      </div>
      <p className={styles['note']}>
        By continuing you agree to our Terms of Service and Privacy Policy.
      </p>
    </main>
  );
}
