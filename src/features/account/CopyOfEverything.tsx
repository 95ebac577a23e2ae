import { useEffect, useState } from 'react';
import { isUnderWay, type DataExport } from '@lumashot/domain/account/dataExport';
import { Button } from '#app/components/actions/Button.tsx';
import { SendButton } from '#app/components/actions/SendButton.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { watchDataExport } from '#app/firebase/documents/dataExports.ts';
import { formatDay } from '#app/lib/formatDate.ts';
import { refusalText } from '#app/lib/refusalText.ts';
import { saveFile } from '#app/media/saveFile.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { MY_DATA_TEXTS } from '#app/texts/account.ts';
import styles from './account.module.css';

const TEXTS = MY_DATA_TEXTS.copy;

/** Asked for here, packed on the server, fetched in parts. */
export function CopyOfEverything() {
  const { uid } = useUser();
  const [copy, setCopy] = useState<DataExport | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isOnline = useIsOnline();
  useEffect(() => watchDataExport(uid, setCopy), [uid]);
  const isBeingPacked = copy !== null && isUnderWay(copy);

  async function start(): Promise<void> {
    setIsBusy(true);
    const result = await callFunction('startExport', {});
    setIsBusy(false);
    if (!result.ok) showToast('error', refusalText(result.refusal));
  }

  return (
    <>
      <p className={styles['muted']}>{TEXTS.text}</p>
      <SendButton
        look="outlined"
        isOnline={isOnline}
        disabled={isBusy || isBeingPacked}
        aria-busy={isBusy || isBeingPacked}
        onClick={() => void start()}
      >
        {isBusy ? TEXTS.busy : TEXTS.submit}
      </SendButton>
      <p role="status">{copy === null ? '' : stateText(copy)}</p>
      {copy?.state === 'ready' ? <Parts parts={copy.parts} isOnline={isOnline} /> : null}
    </>
  );
}

function stateText({ state, done, total, expires_at: until }: DataExport): string {
  switch (state) {
    case 'queued':
      return TEXTS.queued;
    case 'building':
      return TEXTS.packing(done, total);
    case 'ready':
      return until === null ? '' : TEXTS.ready(formatDay(until));
    case 'failed':
      return TEXTS.failed;
    case 'expired':
      return '';
  }
}

function Parts({ parts, isOnline }: { parts: DataExport['parts']; isOnline: boolean }) {
  const [fetching, setFetching] = useState<string | null>(null);

  async function save(path: string, number: number): Promise<void> {
    setFetching(path);
    try {
      const { fetchMedia } = await import('#app/firebase/files/fetchMedia.ts');
      saveFile(await fetchMedia(path), TEXTS.file(number));
    } catch (error) {
      console.error('A part of the copy cannot be read', error);
      showToast('error', TEXTS.partFailed);
    }
    setFetching(null);
  }

  return (
    <ul className={styles['parts']}>
      {parts.map(({ path, bytes }, at) => (
        <li key={path}>
          <Button
            look="outlined"
            disabled={!isOnline || fetching !== null}
            aria-busy={fetching === path}
            onClick={() => void save(path, at + 1)}
          >
            {TEXTS.part(at + 1, parts.length, bytes)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
