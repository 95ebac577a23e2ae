import { useEffect, useState } from 'react';
import { SendButton } from '#app/components/actions/SendButton.tsx';
import { pushKey } from '#app/firebase/pushKey.ts';
import { useDeviceNotices } from '#app/session/useDeviceNotices.ts';
import type { QueueView } from '#app/session/jobs/queueView.ts';
import { TELL_TEXTS } from '#app/texts/darkroom.ts';
import styles from './tray.module.css';

interface Props {
  readonly queue: QueueView;
  readonly isOnline: boolean;
}

/** Whoever has waited for so long may want to go on with something else. */
const LONG_MS = 5_000;

/** Offers to tell this device; absent where the server tells none, and once it does. */
export const TellWhenReady = (props: Props) =>
  pushKey === null ? null : <Offer pushKey={pushKey} {...props} />;

function Offer({ pushKey: key, queue, isOnline }: Props & { pushKey: string }) {
  const { state, isBusy, turnOn } = useDeviceNotices(key);
  const isLong = useIsLong(oldestOf(queue));
  if (!isLong) return null;
  if (state === 'denied' || state === 'home-screen')
    return <p className={styles['note']}>{TELL_TEXTS[state]}</p>;
  if (state !== 'off') return null;
  return (
    <SendButton look="outlined" isOnline={isOnline} disabled={isBusy} onClick={turnOn}>
      {TELL_TEXTS.turnOn}
    </SendButton>
  );
}

/** Since when the first of them is on its way; null: none is. */
const oldestOf = ({ entries }: QueueView): number | null =>
  entries.length === 0 ? null : Math.min(...entries.map(({ job }) => job.created_at.getTime()));

function useIsLong(since: number | null): boolean {
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return;
    const timer = setTimeout(() => setSeen(since), Math.max(0, since + LONG_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [since]);
  return since !== null && seen === since;
}
