import { useState } from 'react';
import { Button } from '../components/actions/Button.tsx';
import { TwiceButton } from '../components/actions/TwiceButton.tsx';
import { Logo } from '../components/look/Logo.tsx';
import { usePageTitle } from '../components/look/usePageTitle.ts';
import { showToast } from '../components/toasts/showToast.ts';
import { AgeTick } from '../features/auth/AgeTick.tsx';
import { callFunction } from '../firebase/calls/callFunction.ts';
import { refusalText } from '../lib/refusalText.ts';
import { useIsOnline } from '../pwa/useIsOnline.ts';
import { beginSignOut, endSession } from '../session/endSession.ts';
import { useFreshSignIn } from '../session/proof/useFreshSignIn.tsx';
import { AGE_GATE_TEXTS as TEXTS, AUTH_TEXTS } from '../texts/auth.ts';
import { SIGN_OUT } from '../texts/dashboard.ts';
import styles from './message.module.css';
import { useSignOut } from './useSignOut.ts';

/** Before an account is begun that was made without the tick of the sign-up. */
export function AgeGate({ confirm }: { readonly confirm: () => void }) {
  usePageTitle(TEXTS.title);
  const signOut = useSignOut();
  const [isTicked, setTicked] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const { withFreshSignIn, proof } = useFreshSignIn();
  const isOnline = useIsOnline();
  const error = isMissed && !isTicked ? AUTH_TEXTS.ageMissing : undefined;

  /** Nothing has begun that could be kept: it goes at once. */
  async function remove(): Promise<void> {
    setRemoving(true);
    const result = await withFreshSignIn(() => callFunction('refuseAge', {}));
    setRemoving(false);
    if (result === null) return;
    if (!result.ok) {
      const { refusal } = result;
      // Begun meanwhile, and not to be proved here: this page does not come again for who signs in.
      const isBegun = refusal.reason === 'sign-in-too-old';
      return void showToast('error', isBegun ? TEXTS.begun : refusalText(refusal));
    }
    showToast('success', result.value.isRemoved ? TEXTS.removed : TEXTS.closes);
    // To the page for signing in, which shows the toast: the landing page has none.
    beginSignOut();
    await endSession();
  }

  return (
    <main className={styles['page']}>
      <Logo size={56} />
      <h1>{TEXTS.title}</h1>
      <p>{TEXTS.text}</p>
      <AgeTick age={{ isTicked, setTicked, error }} disabled={false} />
      <div className={styles['actions']}>
        <Button onClick={() => (isTicked ? confirm() : setMissed(true))}>{TEXTS.submit}</Button>
        <Button look="outlined" onClick={signOut}>
          {SIGN_OUT}
        </Button>
        <TwiceButton
          look="plain"
          isOnline={isOnline}
          disabled={isRemoving}
          aria-busy={isRemoving}
          sure={TEXTS.removeSure}
          note={TEXTS.removeNote}
          onSure={() => void remove()}
        >
          {isRemoving ? TEXTS.removing : TEXTS.remove}
        </TwiceButton>
      </div>
      {proof}
    </main>
  );
}
