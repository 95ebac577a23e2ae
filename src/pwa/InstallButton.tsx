import InstallIcon from '~icons/ic/outline-install-mobile';
import { INSTALL_TEXTS } from '../texts/pwa.ts';
import { useState } from 'react';
import { Button } from '../components/actions/Button.tsx';
import { showToast } from '../components/toasts/showToast.ts';
import { installsByHand, isInstalled } from './homeScreenByHand.ts';
import styles from './installButton.module.css';
import { InstallHelp } from './InstallHelp.tsx';
import { acceptInstallOffer, useInstallOffer } from './installPrompt.ts';

/** Only where it leads somewhere: the browser has offered it, or there is a way by hand. */
export function InstallButton({ compact = false }: { compact?: boolean }) {
  const isOffered = useInstallOffer();
  const [byHand] = useState(() => installsByHand(navigator, isInstalled()));
  const [isHelping, setHelping] = useState(false);
  if (!isOffered && !byHand) return null;

  async function install(): Promise<void> {
    if (!isOffered) return setHelping(true);
    if (await acceptInstallOffer()) showToast('success', INSTALL_TEXTS.done);
  }

  return (
    <>
      <Button
        look="outlined"
        className={styles['button']}
        data-compact={compact}
        title={compact ? INSTALL_TEXTS.button : undefined}
        onClick={() => void install()}
      >
        <InstallIcon fontSize="small" />
        <span className={compact ? 'visually-hidden' : undefined}>{INSTALL_TEXTS.button}</span>
      </Button>
      <InstallHelp isOpen={isHelping} close={() => setHelping(false)} />
    </>
  );
}
