import { useEffect, useRef, useState, type FormEvent } from 'react';
import { PasswordField } from '#app/components/actions/PasswordField.tsx';
import { SendButton } from '#app/components/actions/SendButton.tsx';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { AUTH_TEXTS, PROOF_TEXTS as TEXTS } from '#app/texts/auth.ts';
import { useUser } from '../SessionContext.ts';
import styles from './proof.module.css';
import { useStep } from './useStep.ts';

interface Props {
  /** What is wrong, in words; null: nothing is. */
  readonly submit: (password: string) => Promise<string | null>;
}

export function PasswordStep({ submit }: Props) {
  const { email } = useUser();
  const [password, setPassword] = useState('');
  const { error, setError, busy, send } = useStep(() => submit(password));
  const isOnline = useIsOnline();
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed is disabled meanwhile, and has lost the focus.
  useEffect(() => field.current?.focus(), []);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy || !isOnline) return;
    if (password === '') setError(TEXTS.missing);
    else send();
  };

  return (
    <form className={styles['step']} onSubmit={onSubmit} noValidate aria-busy={busy}>
      {/* For password managers: whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email ?? ''} />
      <PasswordField
        ref={field}
        label={TEXTS.password}
        autoComplete="current-password"
        hint={undefined}
        value={password}
        onChange={setPassword}
        error={error}
        disabled={false}
      />
      <SendButton type="submit" isOnline={isOnline} disabled={busy}>
        {busy ? AUTH_TEXTS.busy : TEXTS.submit}
      </SendButton>
    </form>
  );
}
