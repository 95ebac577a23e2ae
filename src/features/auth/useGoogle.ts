import { AUTH_TEXTS } from '#app/texts/auth.ts';
import { NO_CONNECTION } from '#app/texts/authForm.ts';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '#app/components/toasts/showToast.ts';
import type { AuthResult, Challenge } from '#app/firebase/auth/auth.ts';
import { isBackFromGoogle } from '#app/device/googleTrip.ts';

/** Loaded on the click, or on the way back from Google's page: nobody else pays for it. */
const google = () => import('#app/firebase/auth/googleSignIn.ts');

interface Ends {
  readonly onChallenge: (challenge: Challenge) => void;
  readonly onDone: () => void;
}

/** Whatever happens, `settled` is called: the button works again. */
async function run(
  attempt: () => Promise<AuthResult | null>,
  { settled, onChallenge, onDone }: Ends & { readonly settled: () => void },
): Promise<void> {
  const result = await attempt().catch(chunkMissing);
  settled();
  if (result === null) return;
  if (!result.ok && result.challenge !== undefined) return onChallenge(result.challenge);
  if (!result.ok)
    return void showToast('error', { title: AUTH_TEXTS.failed, description: result.message });
  showToast('success', AUTH_TEXTS.signIn.success);
  onDone();
}

export function useGoogle(ends: Ends) {
  const [busy, setBusy] = useState(isBackFromGoogle);
  const now = useRef(ends);
  useEffect(() => {
    now.current = ends;
  });
  const [ways] = useState(() => ({
    settled: () => setBusy(false),
    onChallenge: (challenge: Challenge) => now.current.onChallenge(challenge),
    onDone: () => now.current.onDone(),
  }));

  useEffect(() => {
    if (!isBackFromGoogle()) return;
    const finish = async () => (await google()).finishGoogleRedirect();
    void run(finish, ways);
  }, [ways]);

  function start(): void {
    setBusy(true);
    const signIn = async () => (await google()).signInWithGoogle();
    void run(signIn, ways);
  }

  return { busy, start };
}

function chunkMissing(error: unknown): AuthResult {
  console.error('The code for Google did not arrive', error);
  return { ok: false, message: NO_CONNECTION };
}
