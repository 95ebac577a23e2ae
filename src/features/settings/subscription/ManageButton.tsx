import { SUBSCRIPTION_TEXTS } from '#app/texts/settings.ts';
import { useState } from 'react';
import { SendButton } from '#app/components/actions/SendButton.tsx';
import { openPageOf } from '#app/components/actions/openPageOf.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import settings from '../settings.module.css';

/** 'Cancel anytime' has a button: the customer portal, in a tab opened inside the click. */
export function ManageButton({ look = 'primary' }: { look?: 'primary' | 'outlined' }) {
  const [busy, setBusy] = useState(false);
  const isOnline = useIsOnline();

  async function open(): Promise<void> {
    setBusy(true);
    await openPageOf(() => callFunction('createPortalSession', {}));
    setBusy(false);
  }

  return (
    <>
      <SendButton
        look={look}
        isOnline={isOnline}
        disabled={busy}
        aria-busy={busy}
        onClick={() => void open()}
      >
        {busy ? SUBSCRIPTION_TEXTS.opening : SUBSCRIPTION_TEXTS.manage}
      </SendButton>
      <p className={settings['muted']}>{SUBSCRIPTION_TEXTS.manageNote}</p>
      <p className={settings['muted']}>{SUBSCRIPTION_TEXTS.changes}</p>
    </>
  );
}
