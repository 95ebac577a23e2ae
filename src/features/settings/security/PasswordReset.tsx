import { SECURITY_TEXTS as TEXTS } from '#app/texts/settings.ts';
import { useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import { sendPasswordReset } from '#app/firebase/auth/auth.ts';
import { useNow } from '#app/lib/useNow.ts';
import settings from '../settings.module.css';
import { lastPasswordMail, notePasswordMail, secondsToWait } from '#app/device/passwordMails.ts';

/** One mail a minute: a second click never means that the first one did not work. */
export function PasswordReset({ email }: { email: string }) {
  const now = useNow(1_000);
  const [busy, setBusy] = useState(false);
  const wait = secondsToWait({ sentMs: lastPasswordMail(), nowMs: now.getTime() });

  async function send(): Promise<void> {
    setBusy(true);
    const result = await sendPasswordReset(email);
    if (result.ok) notePasswordMail(Date.now());
    setBusy(false);
    if (result.ok) showToast('success', TEXTS.sent);
    else showToast('error', { title: TEXTS.failed, description: result.message });
  }

  return (
    <>
      <p className={settings['muted']}>{TEXTS.explain(email)}</p>
      <Button disabled={busy || wait > 0} aria-busy={busy} onClick={() => void send()}>
        {busy ? TEXTS.busy : TEXTS.submit}
      </Button>
      {wait > 0 ? <p className={settings['muted']}>{TEXTS.wait(wait)}</p> : null}
    </>
  );
}
