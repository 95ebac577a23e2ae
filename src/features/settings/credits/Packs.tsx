import { PACK_IDS, PACKS, packName, type PackId } from '@lumashot/domain/billing/packs';
import type { Profile } from '@lumashot/domain/profile/profile';
import { formatUsd } from '@lumashot/domain/billing/prices';
import { useId, useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { OfflineReason } from '#app/components/states/OfflineReason.tsx';
import { openPageOf } from '#app/components/actions/openPageOf.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { formatDay } from '#app/lib/formatDate.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { useLiveSwitches } from '#app/session/liveSwitches.ts';
import { PACK_TEXTS as TEXTS } from '#app/texts/billing.ts';
import { OFFLINE_TEXTS } from '#app/texts/pwa.ts';
import settings from '../settings.module.css';
import styles from './credits.module.css';

/** Credits for a busy week, for who has a plan. */
export function Packs({ profile }: { readonly profile: Profile }) {
  const [busyWith, setBusyWith] = useState<PackId | null>(null);
  const isOnline = useIsOnline();
  const reasonId = useId();
  const { packsOff } = useLiveSwitches();
  const needed = neededBy(profile);

  async function buy(packId: PackId): Promise<void> {
    setBusyWith(packId);
    await openPageOf(
      () => callFunction('createPackCheckout', { packId }),
      () => TEXTS.opened,
    );
    setBusyWith(null);
  }

  return (
    <>
      <p className={settings['muted']}>{TEXTS.lead}</p>
      {needed === null ? null : <p role="note">{needed}</p>}
      {packsOff === null ? null : <p role="status">{packsOff.words || TEXTS.off}</p>}
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
              disabled={busyWith !== null || !isOnline || packsOff !== null}
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

/** Of a plan that may be over soon: bought credits stay, and are spent with a plan only. */
function neededBy({ payment_overdue: isOverdue, renews_at, access_until }: Profile): string | null {
  if (isOverdue) return TEXTS.whileOverdue;
  return renews_at === null && access_until !== null
    ? TEXTS.whileEnding(formatDay(access_until))
    : null;
}
