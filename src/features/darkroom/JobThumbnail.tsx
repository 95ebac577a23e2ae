import { OPERATIONS } from '@lumashot/domain/operations/operations';
import type { JobWithId } from '#app/firebase/documents/jobs.ts';
import { useIndexRow } from '#app/library/useIndexRows.ts';
import { useMediaUrl } from '#app/media/useMediaUrl.ts';
import styles from './tray.module.css';

/** The finished picture, small; until then an empty frame. Its words stand beside it. */
export function JobThumbnail({ job }: { job: JobWithId }) {
  const type = OPERATIONS[job.operation].libraryType ?? 'text-to-image';
  const item = useIndexRow(type, job.state === 'done' ? job.item_id : null)?.item;
  const { url } = useMediaUrl(item?.thumbnail_url ?? null);
  const src = url ?? item?.placeholder;
  return (
    <span className={styles['thumbnail']} data-state={job.state}>
      {src === undefined ? null : <img src={src} width={56} height={56} alt="" />}
    </span>
  );
}
