import { useState, type FormEvent } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { CodeField } from '#app/components/actions/CodeField.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import type { Challenge } from '#app/firebase/auth/auth.ts';
import { isOneTimeCode } from '#app/lib/isOneTimeCode.ts';
import { AUTH_TEXTS, CODE_TEXTS as TEXTS } from '#app/texts/auth.ts';
import { AuthPanel } from './AuthPanel.tsx';
import styles from './authScreen.module.css';

interface Props {
  readonly challenge: Challenge;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** After the password, of whoever has a second factor. */
export function AskForCode({ challenge, onBack, onDone }: Props) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    if (!isOneTimeCode(code)) return setError(TEXTS.missing);
    setBusy(true);
    const result = await challenge(code);
    setBusy(false);
    if (!result.ok) return setError(result.message);
    showToast('success', AUTH_TEXTS.signIn.success);
    onDone();
  }

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };

  return (
    <AuthPanel heading={TEXTS.heading} subtitle={TEXTS.subtitle}>
      <form className={styles['form']} onSubmit={onSubmit} noValidate aria-busy={busy}>
        <CodeField value={code} onChange={setCode} error={error} disabled={busy} />
        <Button type="submit" className={styles['submit'] ?? ''} disabled={busy}>
          {busy ? AUTH_TEXTS.busy : AUTH_TEXTS.signIn.submit}
        </Button>
      </form>
      <Button look="plain" className={styles['back'] ?? ''} onClick={onBack}>
        {TEXTS.back}
      </Button>
    </AuthPanel>
  );
}
