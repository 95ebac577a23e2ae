import { AUTH_TEXTS, RESET_TEXTS } from '#app/texts/auth.ts';
import { FIELD_TEXTS } from '#app/texts/authForm.ts';
import { Button } from '#app/components/actions/Button.tsx';
import { PasswordField } from '#app/components/actions/PasswordField.tsx';
import type { Challenge } from '#app/firebase/auth/auth.ts';
import { AgeTick, type Age } from './AgeTick.tsx';
import styles from './authScreen.module.css';
import { EmailField } from './EmailField.tsx';
import { useAuthForm, type AuthMode } from './useAuthForm.ts';

interface Props {
  readonly mode: AuthMode;
  readonly age: Age;
  readonly confirmAge: () => boolean;
  /** One for signing in, signing up and a forgotten password: nobody types it twice. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onAsk: () => void;
  readonly onChallenge: (challenge: Challenge) => void;
  readonly onDone: () => void;
}

export function AuthForm({ mode, age, confirmAge, email, onEmail, onAsk, ...ends }: Props) {
  const form = useAuthForm({ mode, email, confirmAge, ...ends });
  return (
    <form className={styles['form']} onSubmit={form.onSubmit} noValidate aria-busy={form.busy}>
      <EmailField value={email} onChange={onEmail} error={form.errors.email} disabled={form.busy} />
      <PasswordField
        label={FIELD_TEXTS.password}
        autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
        hint={mode === 'signUp' ? FIELD_TEXTS.passwordHint : undefined}
        value={form.password}
        onChange={form.setPassword}
        error={form.errors.password}
        disabled={form.busy}
      />
      {mode === 'signIn' ? (
        <Button look="plain" className={styles['forgot'] ?? ''} onClick={onAsk}>
          {RESET_TEXTS.link}
        </Button>
      ) : (
        <AgeTick age={age} disabled={form.busy} />
      )}
      <Button type="submit" className={styles['submit'] ?? ''} disabled={form.busy}>
        {form.busy ? AUTH_TEXTS.busy : AUTH_TEXTS[mode].submit}
      </Button>
    </form>
  );
}
