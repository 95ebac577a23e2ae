import { createdDownloadName } from '@lumashot/domain/library/item';
import { DOWNLOAD_TEXTS, ENGINE_LABELS } from '@lumashot/domain/texts/images';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Logo } from '../../components/Logo.tsx';
import panel from '../../components/panel.module.css';
import { Picture } from '../../components/Picture.tsx';
import { showToast } from '../../components/toasts/showToast.ts';
import { downloadMedia } from '../../firebase/downloadMedia.ts';
import { useMediaUrl } from '../../firebase/useMediaUrl.ts';
import { useIndexRow } from '../../localIndex/useIndexRows.ts';
import type { Attempt } from './attempts.ts';
import styles from './resultPanel.module.css';

export function ResultPanel({ attempt }: { attempt: Attempt | null }) {
  const place = useRef<HTMLElement>(null);
  const state = attempt?.state ?? 'idle';
  useEffect(() => {
    // On phones the result stands above the form, and the thumb is still below it.
    if (state === 'running' || state === 'done') {
      place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    }
  }, [state]);

  return (
    <section
      ref={place}
      className={`${panel['panel'] ?? ''} ${styles['result'] ?? ''}`}
      aria-label="Result"
    >
      {attempt?.state === 'done' ? (
        <Result key={attempt.requestId} attempt={attempt} />
      ) : (
        <div className={styles['waiting']} data-running={state === 'running'}>
          <Logo size={72} />
          <p>{state === 'running' ? 'Developing your picture' : 'Your picture will appear here'}</p>
        </div>
      )}
    </section>
  );
}

function Result({ attempt }: { attempt: Extract<Attempt, { state: 'done' }> }) {
  const { reply, input, finishedAtMs } = attempt;
  const { url, failed } = useMediaUrl(reply.imageUrl);
  const item = useIndexRow('text-to-image', reply.itemId)?.item;
  const [size, setSize] = useState({ width: 1024, height: 1024 });

  async function download(): Promise<void> {
    const file = {
      type: 'image/png',
      name: createdDownloadName({ timestampMs: finishedAtMs }),
    } as const;
    const saved = await downloadMedia(reply.imageUrl, file);
    showToast(saved ? 'success' : 'error', DOWNLOAD_TEXTS[saved ? 'success' : 'failure']);
  }

  return (
    <>
      <Picture
        src={url}
        failed={failed}
        alt={input.prompt}
        width={item?.width ?? size.width}
        height={item?.height ?? size.height}
        placeholder={item?.placeholder}
        onSize={setSize}
      />
      <div className={styles['caption']}>
        <p>
          {ENGINE_LABELS[reply.engine]} · {item?.width ?? size.width} ×{' '}
          {item?.height ?? size.height} · saved to library
        </p>
        <Button look="outlined" onClick={() => void download()}>
          Download
        </Button>
      </div>
    </>
  );
}
