import type { Result } from '@lumashot/domain/result';
import { useState, type ReactNode } from 'react';

/**
 * For calls that the server does only soon after a sign-in. Where that was too long ago, `proof` asks for
 * it in place, and the call is sent again.
 */
export function useFreshSignIn() {
  const [proof, setProof] = useState<ReactNode>(null);

  /** Null: its owner has called it off. */
  async function withFreshSignIn<Value>(
    send: () => Promise<Result<Value>>,
  ): Promise<Result<Value> | null> {
    const pressed = document.activeElement;
    const first = await send();
    if (first.ok || first.refusal.reason !== 'sign-in-too-old') return first;
    const answer = await askProof(setProof).catch(chunkMissing);
    if (answer === 'impossible') return first;
    if (answer === 'proved') return send();
    // A frame later: what was pressed is disabled while it waits, and takes no focus.
    requestAnimationFrame(() => {
      if (pressed instanceof HTMLElement) pressed.focus();
    });
    return null;
  }

  return { withFreshSignIn, proof };
}

type Answer = 'proved' | 'called-off' | 'impossible';

/** Loaded when it is asked for: few ever see it. */
async function askProof(show: (proof: ReactNode) => void): Promise<Answer> {
  const [{ ProofForm }, { possibleProofs }] = await Promise.all([
    import('./ProofForm.tsx'),
    import('#app/firebase/auth/reauthenticate.ts'),
  ]);
  const proofs = possibleProofs();
  if (proofs.length === 0) return 'impossible';
  return new Promise((resolve) => {
    const end = (answer: Answer) => (): void => {
      show(null);
      resolve(answer);
    };
    show(<ProofForm proofs={proofs} onProved={end('proved')} onCancel={end('called-off')} />);
  });
}

function chunkMissing(error: unknown): Answer {
  console.error('The code that asks for the password did not arrive', error);
  return 'impossible';
}
