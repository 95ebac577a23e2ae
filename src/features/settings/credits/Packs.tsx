import { PACK_IDS, PACKS, packName, type PackId } from '@lumashot/domain/billing/packs';
import { formatUsd } from '@lumashot/domain/billing/prices';
import { useId, useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { OfflineReason } from '#app/components/states/OfflineReason.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { openPageLater } from '#app/lib/openPageLater.ts';
import { refusalText } from '#app/lib/refusalText.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { PACK_TEXTS as TEXTS } from '#app/texts/billing.ts';
import { OFFLINE_TEXTS } from '#app/texts/pwa.ts';
import settings from '../settings.module.css';
import styles from './credits.module.css';

/** Credits for a busy week, for who has a plan. */
export function Packs() {
  const [busyWith, setBusyWith] = useState<PackId | null>(null);
  const isOnline = useIsOnline();
  const reasonId = useId();

  async function buy(packId: PackId): Promise<void> {
    const page = openPageLater();
    setBusyWith(packId);
    const result = await callFunction('createPackCheckout', { packId });
    setBusyWith(null);
    if (!result.ok) {
      page.close();
      showToast('error', refusalText(result.refusal));
      return;
    }
    page.show(result.value.url);
    if (page.isNewTab) showToast('info', TEXTS.opened);
  }

  return (
    <>
      <p className={settings['muted']}>{TEXTS.lead}</p>
      <ul className={styles['packs']}>
        {PACK_IDS.map((id) => (
          <li key={id}>
            <p>
              <strong>{TEXTS.credits(PACKS[id].credits)}</strong>
              <span>
                {formatUsd(PACKS[id].cents)} · {TEXTS.each(PACKS[id].cents / PACKS[id].credits)}
              </span>
            </p>
            <Button
              look="outlined"
              disabled={busyWith !== null || !isOnline}
              aria-busy={busyWith === id}
              aria-label={`${TEXTS.buy}: ${packName(PACKS[id].credits)}`}
              aria-describedby={reasonId}
              onClick={() => void buy(id)}
            >
              {busyWith === id ? TEXTS.busy : TEXTS.buy}
            </Button>
          </li>
        ))}
      </ul>
      <OfflineReason id={reasonId} text={isOnline ? null : OFFLINE_TEXTS.sending} />
    </>
  );
}
