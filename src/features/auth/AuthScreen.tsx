import { NAVIGATION } from '#app/texts/dashboard.ts';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';
import { LeadOn } from '#app/components/states/LeadOn.tsx';
import { askedPage } from '#app/lib/askedPage.ts';
import { wishIn } from '#app/lib/wish.ts';
import { keepWish } from '#app/device/keptWish.ts';
import { keptPlace } from '#app/session/keptPlace.ts';
import { useSession } from '#app/session/SessionContext.ts';
import { AskForReset } from './AskForReset.tsx';
import { NewPassword } from './NewPassword.tsx';
import { SignInOrUp } from './SignInOrUp.tsx';
import type { AuthMode } from './useAuthForm.ts';
import { useEmailConfirmation } from './useEmailConfirmation.ts';
import { useResetInHistory } from './useResetInHistory.ts';
import { useUrlError } from './useUrlError.ts';

/** What the address asks for. */
const addressed = (parameters: URLSearchParams) => ({
  code: parameters.get('mode') === 'resetPassword' ? parameters.get('oobCode') : null,
  isReset: parameters.get('reset') === 'true',
  wish: wishIn(parameters),
  mode: parameters.get('mode') === 'sign-up' ? ('signUp' as const) : ('signIn' as const),
});

/**
 * `/auth`. It leads to the page that was asked for, as the app's own guard says (SignedInLayout), or to the
 * dashboard: no address that a visitor was handed decides it, but for the four wishes of the landing page.
 */
export function AuthScreen() {
  useUrlError();
  useEmailConfirmation();
  const { key, state }: Location<unknown> = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const { code, isReset, wish, mode: first } = addressed(parameters);
  const [mode, setMode] = useState<AuthMode>(first);
  const [email, setEmail] = useState('');
  // Kept here: taking an error or a code out of the address drops what came with it.
  const [asked] = useState(() => askedPage(state));
  const session = useSession();
  const reset = useResetInHistory();
  // The way may lead through Google's page and onboarding.
  useEffect(() => {
    if (wish !== null) keepWish(wish);
  }, [wish]);
  /** The address asks for nothing any more: who is signed in moves on. Others have moved already. */
  function leave(): void {
    if (code !== null || isReset) setParameters({}, { replace: true });
  }

  if (code !== null) {
    return (
      <NewPassword
        code={code}
        onDone={leave}
        onAsk={reset.askInstead}
        onChanged={(address) => {
          setEmail(address);
          leave();
        }}
      />
    );
  }
  // While Auth is asked, nobody is remembered here: most likely there is nobody to wait for.
  // The guard behind it knows whether onboarding comes first.
  if (session.state === 'signed-in' && !isReset && !reset.isAsked) {
    const to = keptPlace(wish ?? undefined) ?? asked ?? NAVIGATION.home.path;
    // Taking an error or a code out of the address comes back here: then it leads on once more.
    return <LeadOn key={key} to={to} />;
  }
  if (reset.isAsked) return <AskForReset email={email} onEmail={setEmail} onBack={reset.goBack} />;
  return (
    <SignInOrUp
      mode={mode}
      isAfterReset={isReset}
      email={email}
      onEmail={setEmail}
      onMode={setMode}
      onAsk={reset.ask}
      onDone={leave}
    />
  );
}
