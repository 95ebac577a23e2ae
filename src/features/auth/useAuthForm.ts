import { AUTH_TEXTS, PASSWORD_MIN_LENGTH } from '@lumashot/domain/texts/auth';
import { useState, type FormEvent } from 'react';
import { showToast } from '../../components/toasts/showToast.ts';
import { signIn, signUp } from '../../firebase/auth.ts';

export type AuthMode = 'signIn' | 'signUp';

export interface FieldErrors {
  readonly email?: string;
  readonly password?: string;
}

/** Submits and reports; leaving the screen is the session's business. */
export function useAuthForm(mode: AuthMode) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    const found = fieldErrors({ mode, email, password });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const result = await (mode === 'signIn' ? signIn : signUp)({ email: email.trim(), password });
    if (result.ok) showToast('success', AUTH_TEXTS[mode].success);
    else showToast('error', { title: 'Error', description: result.message });
    setBusy(false);
  }

  return {
    email,
    setEmail,
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

function fieldErrors({
  mode,
  email,
  password,
}: {
  mode: AuthMode;
  email: string;
  password: string;
}): FieldErrors {
  const isTooShort = mode === 'signUp' && password.length < PASSWORD_MIN_LENGTH;
  return {
    ...(/^\S+@\S+$/.test(email.trim()) ? {} : { email: 'Please enter your email' }),
    ...(password === '' ? { password: 'Please enter your password' } : {}),
    ...(password !== '' && isTooShort
      ? { password: `Please use at least ${PASSWORD_MIN_LENGTH} characters` }
      : {}),
  };
}
