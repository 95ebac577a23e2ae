import { AUTH_TEXTS } from '#app/texts/auth.ts';
import { useState, type FormEvent } from 'react';
import { showToast } from '#app/components/toasts/showToast.ts';
import { forgetAgeTick } from '#app/device/ageTick.ts';
import { signIn, signUp, type Challenge } from '#app/firebase/auth/auth.ts';
import { emailError, passwordError, type FieldErrors } from './fieldErrors.ts';

export type AuthMode = 'signIn' | 'signUp';

/** Submits and reports; where to go then is the screen's business. */
interface Options {
  readonly mode: AuthMode;
  readonly email: string;
  /** Whether an account may be made, as far as its owner's age goes. */
  readonly confirmAge: () => boolean;
  /** The password was right, and is not enough. */
  readonly onChallenge: (challenge: Challenge) => void;
  readonly onDone: () => void;
}

export function useAuthForm({ mode, email, confirmAge, onChallenge, onDone }: Options) {
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    const found = {
      ...emailError(email),
      ...passwordError(password, { isNew: mode === 'signUp' }),
    };
    setErrors(found);
    const isOldEnough = confirmAge();
    if (Object.keys(found).length > 0 || !isOldEnough) return;
    setBusy(true);
    const result = await (mode === 'signIn' ? signIn : signUp)({ email: email.trim(), password });
    if (result.ok) {
      // Busy until the app has moved on: with a form that can be sent again, nothing seems to have happened.
      showToast('success', AUTH_TEXTS[mode].success);
      return onDone();
    }
    setBusy(false);
    if (result.challenge !== undefined) return onChallenge(result.challenge);
    forgetAgeTick();
    showToast('error', { title: AUTH_TEXTS.failed, description: result.message });
  }

  return {
    password,
    setPassword,
    errors,
    busy,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}
