import { useState, type FormEvent } from 'react';
import { CodeField } from '#app/components/actions/CodeField.tsx';
import { SendButton } from '#app/components/actions/SendButton.tsx';
import { isOneTimeCode } from '#app/lib/isOneTimeCode.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { AUTH_TEXTS, CODE_TEXTS, PROOF_TEXTS as TEXTS } from '#app/texts/auth.ts';
import styles from './proof.module.css';
import { useStep } from './useStep.ts';

interface Props {
  /** What is wrong, in words; null: nothing is. */
  readonly submit: (code: string) => Promise<string | null>;
}

/** After the password, of whoever has a second factor. */
export function CodeStep({ submit }: Props) {
  const [code, setCode] = useState('');
  const { error, setError, busy, send } = useStep(() => submit(code));
  const isOnline = useIsOnline();

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy || !isOnline) return;
    if (isOneTimeCode(code)) send();
    else setError(CODE_TEXTS.missing);
  };

  return (
    <form className={styles['step']} onSubmit={onSubmit} noValidate aria-busy={busy}>
      <p className={styles['muted']}>{CODE_TEXTS.subtitle}</p>
      <CodeField value={code} onChange={setCode} error={error} />
      <SendButton type="submit" isOnline={isOnline} disabled={busy}>
        {busy ? AUTH_TEXTS.busy : TEXTS.submit}
      </SendButton>
    </form>
  );
}
