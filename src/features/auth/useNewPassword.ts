import { AUTH_TEXTS, RESET_TEXTS } from '#app/texts/auth.ts';
import { useState, type FormEvent } from 'react';
import { showToast } from '#app/components/toasts/showToast.ts';
import { checkResetCode, setNewPassword, signIn, type Challenge } from '#app/firebase/auth/auth.ts';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';
import { passwordError } from './fieldErrors.ts';

type Link =
  | { readonly state: 'checking' }
  | { readonly state: 'works'; readonly email: string }
  | { readonly state: 'used-up' }
  /** As without a network: it may work. */
  | { readonly state: 'unchecked'; readonly message: string };

interface Options {
  readonly code: string;
  /** The new password is right, and is not enough. */
  readonly onChallenge: (challenge: Challenge) => void;
  /** It is set, and nobody is signed in with it. */
  readonly onChanged: (email: string) => void;
  readonly onDone: () => void;
}

/** Checks the link, sets the password, signs in with it. */
export function useNewPassword({ code, onChallenge, onChanged, onDone }: Options) {
  const [link, setLink] = useState<Link>({ state: 'checking' });
  const [tries, setTries] = useState(0);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** A try went off and nothing was heard of it: it may have set the password. */
  const [mayBeSet, setMayBeSet] = useState(false);

  useAsyncEffect(`${tries} ${code}`, async (_, signal) => {
    const result = await checkResetCode(code);
    if (signal.aborted) return;
    if (result.ok) return setLink({ state: 'works', email: result.email });
    if (result.isUsedUp) setLink({ state: 'used-up' });
    else setLink({ state: 'unchecked', message: result.message });
  });

  async function submit(email: string): Promise<void> {
    const found = passwordError(password, { isNew: true }).password;
    setError(found);
    if (found !== undefined) return;
    setBusy(true);
    await change(email);
    setBusy(false);
  }

  async function change(email: string): Promise<void> {
    const set = await setNewPassword({ code, password });
    if (!set.ok && !set.isUsedUp) setMayBeSet(true);
    const isWorthATry = set.ok || (set.isUsedUp && mayBeSet);
    const signed = isWorthATry ? await signIn({ email, password }) : null;
    if (signed?.ok === true) {
      showToast('success', RESET_TEXTS.choose.success);
      return onDone();
    }
    if (signed?.challenge !== undefined) return onChallenge(signed.challenge);
    if (!set.ok) {
      showToast('error', { title: AUTH_TEXTS.failed, description: set.message });
      if (set.isUsedUp) setLink({ state: 'used-up' });
      return;
    }
    showToast('success', RESET_TEXTS.choose.changed);
    onChanged(email);
  }

  return {
    link,
    password,
    setPassword,
    error,
    busy,
    checkAgain: () => {
      setLink({ state: 'checking' });
      setTries(tries + 1);
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (link.state === 'works') void submit(link.email);
    },
  };
}
