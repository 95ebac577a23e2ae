import { SUBSCRIPTION_TEXTS } from '#app/texts/settings.ts';
import { useState } from 'react';
import { SendButton } from '#app/components/actions/SendButton.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { openPageLater } from '#app/lib/openPageLater.ts';
import { refusalText } from '#app/lib/refusalText.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import settings from '../settings.module.css';

/** 'Cancel anytime' has a button: the customer portal, in a tab opened inside the click. */
export function ManageButton() {
  const [busy, setBusy] = useState(false);
  const isOnline = useIsOnline();

  async function open(): Promise<void> {
    const page = openPageLater();
    setBusy(true);
    const result = await callFunction('createPortalSession', {});
    setBusy(false);
    if (result.ok) return page.show(result.value.url);
    page.close();
    showToast('error', refusalText(result.refusal));
  }

  return (
    <>
      <SendButton isOnline={isOnline} disabled={busy} aria-busy={busy} onClick={() => void open()}>
        {busy ? SUBSCRIPTION_TEXTS.opening : SUBSCRIPTION_TEXTS.manage}
      </SendButton>
      <p className={settings['muted']}>{SUBSCRIPTION_TEXTS.manageNote}</p>
      <p className={settings['muted']}>{SUBSCRIPTION_TEXTS.changes}</p>
    </>
  );
}
