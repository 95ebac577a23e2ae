import { useId, useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import type { AuthResult, Challenge } from '#app/firebase/auth/auth.ts';
import { proveByGoogle, proveByPassword, type Proof } from '#app/firebase/auth/reauthenticate.ts';
import { PROOF_TEXTS as TEXTS } from '#app/texts/auth.ts';
import { CodeStep } from './CodeStep.tsx';
import { GoogleStep } from './GoogleStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import styles from './proof.module.css';

interface Props {
  /** At least one. */
  readonly proofs: readonly Proof[];
  readonly onProved: () => void;
  readonly onCancel: () => void;
}

/** Asks whoever is signed in for what they sign in with. Nothing of it is kept. */
export function ProofForm({ proofs, onProved, onCancel }: Props) {
  const titleId = useId();
  const [challenge, setChallenge] = useState<Challenge | null>(null);

  /** What is wrong, in words; null: nothing is. */
  async function settle(attempt: Promise<AuthResult>): Promise<string | null> {
    const result = await attempt;
    if (result.ok) onProved();
    else if (result.challenge === undefined) return result.message;
    else setChallenge(() => result.challenge ?? null);
    return null;
  }

  return (
    <section className={styles['proof']} aria-labelledby={titleId}>
      <p id={titleId} className={styles['title']}>
        {TEXTS.title}
      </p>
      {challenge === null ? (
        <>
          <p className={styles['muted']}>{TEXTS.text}</p>
          {proofs.includes('password') ? (
            <PasswordStep submit={(password) => settle(proveByPassword(password))} />
          ) : null}
          {proofs.includes('google') ? (
            <GoogleStep
              isFirst={!proofs.includes('password')}
              submit={() => settle(proveByGoogle())}
            />
          ) : null}
        </>
      ) : (
        <CodeStep submit={(code) => settle(challenge(code))} />
      )}
      <Button look="plain" className={styles['cancel'] ?? ''} onClick={onCancel}>
        {TEXTS.cancel}
      </Button>
    </section>
  );
}
