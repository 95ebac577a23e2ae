import { AUTH_TEXTS, PASSWORD_MIN_LENGTH, RESET_TEXTS } from '#app/texts/auth.ts';
import { Button } from '#app/components/actions/Button.tsx';
import { QuietScreen } from '#app/components/states/QuietScreen.tsx';
import { AuthPanel } from './AuthPanel.tsx';
import styles from './authScreen.module.css';
import { PasswordField } from './PasswordField.tsx';
import { useNewPassword } from './useNewPassword.ts';

interface Props {
  /** Of the link in the mail. */
  readonly code: string;
  readonly onDone: () => void;
  readonly onAsk: () => void;
}

const { choose, expired } = RESET_TEXTS;

/** Behind the link of the password mail: no redirect here, whoever is signed in. */
export function NewPassword({ code, onDone, onAsk }: Props) {
  const form = useNewPassword({ code, onDone });
  if (form.email === null) return <QuietScreen />;
  if (form.email === undefined) {
    return (
      <AuthPanel heading={expired.heading} subtitle={expired.subtitle}>
        <Button onClick={onAsk}>{expired.action}</Button>
      </AuthPanel>
    );
  }
  return (
    <AuthPanel heading={choose.heading} subtitle={form.email}>
      <form className={styles['form']} onSubmit={form.onSubmit} noValidate aria-busy={form.busy}>
        {/* For password managers: whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={form.email} />
        <PasswordField
          label={choose.label}
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
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
