import { AUTH_TEXTS } from '#app/texts/auth.ts';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '#app/components/toasts/showToast.ts';
import type { AuthResult } from '#app/firebase/auth/auth.ts';
import { isBackFromGoogle } from '#app/device/googleTrip.ts';

/** Loaded on the click, or on the way back from Google's page: nobody else pays for it. */
const google = () => import('#app/firebase/auth/googleSignIn.ts');

/** Whatever happens, `settled` is called: the button works again. */
async function run(
  attempt: () => Promise<AuthResult | null>,
  { settled, onDone }: { settled: () => void; onDone: () => void },
): Promise<void> {
  const result = await attempt().catch(chunkMissing);
  settled();
  if (result === null) return;
  if (!result.ok) return void showToast('error', { title: 'Error', description: result.message });
  showToast('success', AUTH_TEXTS.signIn.success);
  onDone();
}

export function useGoogle({ onDone }: { onDone: () => void }) {
  const [busy, setBusy] = useState(isBackFromGoogle);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  useEffect(() => {
    if (!isBackFromGoogle()) return;
    const finish = async () => (await google()).finishGoogleRedirect();
    void run(finish, { settled: () => setBusy(false), onDone: () => done.current() });
  }, []);

  function start(): void {
    setBusy(true);
    const signIn = async () => (await google()).signInWithGoogle();
    void run(signIn, { settled: () => setBusy(false), onDone: () => done.current() });
  }

  return { busy, start };
}

function chunkMissing(error: unknown): AuthResult {
  console.error('The code for Google did not arrive', error);
  return { ok: false, message: 'No connection. Check your network and try again.' };
}
