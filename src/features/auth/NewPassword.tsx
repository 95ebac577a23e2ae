import { useState } from 'react';
import type { Challenge } from '#app/firebase/auth/auth.ts';
import { AUTH_TEXTS, RESET_TEXTS } from '#app/texts/auth.ts';
import { FIELD_TEXTS } from '#app/texts/authForm.ts';
import { Button } from '#app/components/actions/Button.tsx';
import { PasswordField } from '#app/components/actions/PasswordField.tsx';
import { QuietScreen } from '#app/components/states/QuietScreen.tsx';
import { AskForCode } from './AskForCode.tsx';
import { AuthPanel } from './AuthPanel.tsx';
import styles from './authScreen.module.css';
import { useNewPassword } from './useNewPassword.ts';

interface Props {
  /** Of the link in the mail. */
  readonly code: string;
  readonly onDone: () => void;
  readonly onAsk: () => void;
  readonly onChanged: (email: string) => void;
}

const { choose, expired, unchecked } = RESET_TEXTS;

/** Behind the link of the password mail: no redirect here, whoever is signed in. */
export function NewPassword({ code, onDone, onAsk, onChanged }: Props) {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const form = useNewPassword({
    code,
    onChallenge: (next) => setChallenge(() => next),
    onChanged,
    onDone,
  });
  const { link } = form;
  if (challenge !== null) {
    // The link is used up: who has no code at hand signs in later.
    return <AskForCode challenge={challenge} onBack={onDone} onDone={onDone} />;
  }
  if (link.state === 'checking') return <QuietScreen />;
  if (link.state === 'unchecked') {
    return (
      <AuthPanel heading={unchecked.heading} subtitle={link.message}>
        <Button onClick={form.checkAgain}>{unchecked.action}</Button>
      </AuthPanel>
    );
  }
  if (link.state === 'used-up') {
    return (
      <AuthPanel heading={expired.heading} subtitle={expired.subtitle}>
        <Button onClick={onAsk}>{expired.action}</Button>
      </AuthPanel>
    );
  }
  return (
    <AuthPanel heading={choose.heading} subtitle={link.email}>
      <form className={styles['form']} onSubmit={form.onSubmit} noValidate aria-busy={form.busy}>
        {/* For password managers: whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={link.email} />
        <PasswordField
          label={choose.label}
          autoComplete="new-password"
          hint={FIELD_TEXTS.passwordHint}
          value={form.password}
          onChange={form.setPassword}
          error={form.error}
          disabled={form.busy}
        />
        <Button type="submit" className={styles['submit'] ?? ''} disabled={form.busy}>
          {form.busy ? AUTH_TEXTS.busy : choose.submit}
        </Button>
      </form>
    </AuthPanel>
  );
}
