import { useState } from 'react';
import { openPageOf } from '#app/components/actions/openPageOf.ts';
import { SendButton } from '#app/components/actions/SendButton.tsx';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { SUBSCRIPTION_TEXTS } from '#app/texts/settings.ts';

interface Props {
  readonly look?: 'primary' | 'outlined';
  readonly children: string;
}

/** Opens the customer portal, in a tab opened inside the click. */
export function PortalButton({ look = 'primary', children }: Props) {
  const [busy, setBusy] = useState(false);
  const isOnline = useIsOnline();

  async function open(): Promise<void> {
    setBusy(true);
    await openPageOf(() => callFunction('createPortalSession', {}));
    setBusy(false);
  }

  return (
    <SendButton
      look={look}
      isOnline={isOnline}
      disabled={busy}
      aria-busy={busy}
      onClick={() => void open()}
    >
      {busy ? SUBSCRIPTION_TEXTS.opening : children}
    </SendButton>
  );
}
