import { OFFLINE_TEXTS } from '#app/texts/pwa.ts';
import type { ReactNode } from 'react';
import { SendButton } from '#app/components/actions/SendButton.tsx';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';

/** Submits its form for credits: not without a network, and never later by itself. */
export const PaidButton = ({ disabled, children }: { disabled: boolean; children: ReactNode }) => (
  <SendButton
    type="submit"
    isOnline={useIsOnline()}
    reason={OFFLINE_TEXTS.paid}
    disabled={disabled}
  >
    {children}
  </SendButton>
);
