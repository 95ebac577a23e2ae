import { AUTH_TEXTS, CONFIRM_TEXTS } from '#app/texts/auth.ts';
import { useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { StateBanner } from '#app/components/states/StateBanner.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import { sayEmailConfirmed } from '#app/lib/emailConfirmed.ts';

/** In the trial banner's place while credits wait for the confirmation of the address. */
export function ConfirmEmailBanner({ waiting }: { waiting: number }) {
  const [busy, setBusy] = useState(false);

  async function resend(): Promise<void> {
    setBusy(true);
    // Loaded on the click: the shell itself does without Auth.
    const { resendConfirmation } = await import('#app/firebase/auth/auth.ts');
    const result = await resendConfirmation();
    setBusy(false);
    if (!result.ok)
      return void showToast('error', { title: AUTH_TEXTS.failed, description: result.message });
    if (result.isConfirmed) sayEmailConfirmed();
    showToast('success', result.isConfirmed ? CONFIRM_TEXTS.already : CONFIRM_TEXTS.sent);
  }

  return (
    <StateBanner
      kind="waiting"
      label={CONFIRM_TEXTS.label}
      title={CONFIRM_TEXTS.title(waiting)}
      text={CONFIRM_TEXTS.text}
    >
      <Button look="outlined" disabled={busy} aria-busy={busy} onClick={() => void resend()}>
        {CONFIRM_TEXTS.action}
      </Button>
    </StateBanner>
  );
}
