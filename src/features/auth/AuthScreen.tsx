import { NAVIGATION } from '#app/texts/dashboard.ts';
import { useState } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';
import { LeadOn } from '#app/components/states/LeadOn.tsx';
import { askedPage } from '#app/lib/askedPage.ts';
import { hasKeptPrompt } from '#app/device/keptPrompt.ts';
import { useSession } from '#app/session/SessionContext.ts';
import { AskForReset } from './AskForReset.tsx';
import { NewPassword } from './NewPassword.tsx';
import { SignInOrUp } from './SignInOrUp.tsx';
import type { AuthMode } from './useAuthForm.ts';
import { useEmailConfirmation } from './useEmailConfirmation.ts';
import { useUrlError } from './useUrlError.ts';

/** What the address asks for. */
const addressed = (parameters: URLSearchParams) => ({
  code: parameters.get('mode') === 'resetPassword' ? parameters.get('oobCode') : null,
  isReset: parameters.get('reset') === 'true',
  mode: parameters.get('mode') === 'sign-up' ? ('signUp' as const) : ('signIn' as const),
});

/**
 * `/auth`. It leads to the page that was asked for, as the app's own guard says (SignedInLayout), or to the
 * dashboard: no address that a visitor was handed decides it.
 */
export function AuthScreen() {
  useUrlError();
  useEmailConfirmation();
  const { key, state }: Location<unknown> = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const { code, isReset, mode: first } = addressed(parameters);
  const [mode, setMode] = useState<AuthMode | 'ask'>(first);
  const [email, setEmail] = useState('');
  // Kept here: taking an error or a code out of the address drops what came with it.
  const [asked] = useState(() => askedPage(state));
  const session = useSession();
  /** The address asks for nothing any more: who is signed in moves on. Others have moved already. */
  function leave(): void {
    if (code !== null || isReset) setParameters({}, { replace: true });
  }

  function askAgain(): void {
    setMode('ask');
    leave();
  }

  if (code !== null) {
    return (
      <NewPassword
        code={code}
        onDone={leave}
        onAsk={askAgain}
        onChanged={(address) => {
          setEmail(address);
          leave();
        }}
      />
    );
  }
  // While Auth is asked, nobody is remembered here: most likely there is nobody to wait for.
  // The guard behind it knows whether onboarding comes first.
  if (session.state === 'signed-in' && !isReset && mode !== 'ask') {
    const to = hasKeptPrompt() ? NAVIGATION.images.path : (asked ?? NAVIGATION.home.path);
    // Taking an error or a code out of the address comes back here: then it leads on once more.
    return <LeadOn key={key} to={to} />;
  }
  if (mode === 'ask')
    return <AskForReset email={email} onEmail={setEmail} onBack={() => setMode('signIn')} />;
  return (
    <SignInOrUp
      mode={mode}
      isAfterReset={isReset}
      email={email}
      onEmail={setEmail}
      onMode={setMode}
      onAsk={() => setMode('ask')}
      onDone={leave}
    />
  );
}
