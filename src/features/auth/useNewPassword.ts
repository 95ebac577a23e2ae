import { RESET_TEXTS } from '#app/texts/auth.ts';
import { useState, type FormEvent } from 'react';
import { showToast } from '#app/components/toasts/showToast.ts';
import { checkResetCode, setNewPassword } from '#app/firebase/auth/auth.ts';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';
import { passwordError } from './fieldErrors.ts';

/** Checks the link, sets the password, signs in with it. */
export function useNewPassword({ code, onDone }: { code: string; onDone: () => void }) {
  /** Null while the link is checked, undefined when it does not work. */
  const [email, setEmail] = useState<string | null | undefined>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  useAsyncEffect(code, async (checked, signal) => {
    const result = await checkResetCode(checked);
    if (signal.aborted) return;
    setEmail(result.ok ? result.email : undefined);
    if (!result.ok) showToast('error', { title: 'Error', description: result.message });
  });

  async function submit(): Promise<void> {
    const found = passwordError(password, { isNew: true }).password;
    setError(found);
    if (found !== undefined || typeof email !== 'string') return;
    setBusy(true);
    const result = await setNewPassword({ code, email, password });
    setBusy(false);
    if (!result.ok) return void showToast('error', { title: 'Error', description: result.message });
    showToast('success', RESET_TEXTS.choose.success);
    onDone();
  }

  return {
    email,
    password,
    setPassword,
    error,
    busy,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}
