import { AUTH_TEXTS, RESET_TEXTS } from '#app/texts/auth.ts';
import { useState, type FormEvent } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import { sendPasswordReset } from '#app/firebase/auth/auth.ts';
import { AuthPanel } from './AuthPanel.tsx';
import styles from './authScreen.module.css';
import { EmailField } from './EmailField.tsx';
import { emailError, type FieldErrors } from './fieldErrors.ts';

const { heading, subtitle, submit: action, back, sent } = RESET_TEXTS.ask;

/** Sends the mail with the link, and says so in the same words to everybody. */
interface Props {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
}

export function AskForReset({ email, onEmail, onBack }: Props) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    const found = emailError(email);
    setErrors(found);
    if (found.email !== undefined) return;
    setBusy(true);
    const result = await sendPasswordReset(email.trim());
    setBusy(false);
    if (!result.ok)
      return void showToast('error', { title: AUTH_TEXTS.failed, description: result.message });
    showToast('success', sent);
    onBack();
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <AuthPanel heading={heading} subtitle={subtitle}>
      <form className={styles['form']} onSubmit={onSubmit} noValidate aria-busy={busy}>
        <EmailField value={email} onChange={onEmail} error={errors.email} disabled={busy} />
        <Button type="submit" className={styles['submit'] ?? ''} disabled={busy}>
          {busy ? AUTH_TEXTS.busy : action}
        </Button>
      </form>
      <Button look="plain" className={styles['back'] ?? ''} onClick={onBack}>
        {back}
      </Button>
    </AuthPanel>
  );
}
