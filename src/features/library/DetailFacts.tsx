import { captionOf, libraryDownloadName, mediaUrlOf } from '@lumashot/domain/library/item';
import { DOWNLOAD_TEXTS, ENGINE_LABELS } from '@lumashot/domain/texts/images';
import { DETAIL_TEXTS } from '@lumashot/domain/texts/libraryDetail';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toasts/showToast.ts';
import { downloadMedia } from '../../firebase/downloadMedia.ts';
import { formatMoment } from '../../lib/formatDate.ts';
import type { IndexRow } from '../../localIndex/database.ts';
import styles from './detailDialog.module.css';

export function DetailFacts({ row }: { row: IndexRow }) {
  const { item } = row;
  const facts = [
    [DETAIL_TEXTS.prompt, captionOf(item)],
    [DETAIL_TEXTS.created, formatMoment(item.created_at)],
    [DETAIL_TEXTS.engine, ENGINE_LABELS[item.engine]],
    [DETAIL_TEXTS.size, `${item.width} × ${item.height}`],
  ] as const;

  async function download(): Promise<void> {
    const file = { type: 'image/jpeg', name: libraryDownloadName(row) } as const;
    const saved = await downloadMedia(mediaUrlOf(item), file);
    showToast(saved ? 'success' : 'error', DOWNLOAD_TEXTS[saved ? 'success' : 'failure']);
  }

  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={() => void download()}>{DETAIL_TEXTS.download}</Button>
    </>
  );
}
