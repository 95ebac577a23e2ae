import { VIDEO_STYLES } from '@lumashot/domain/catalog/videoStyles';
import { MY_VIDEOS_TEXTS as TEXTS, PHOTOS_TO_VIDEO_TEXTS } from '#app/texts/videos.ts';
import { useRef } from 'react';
import { Picture } from '#app/components/pictures/Picture.tsx';
import { useMediaUrl } from '#app/media/useMediaUrl.ts';
import type { SavedVideoRequest } from '#app/firebase/documents/videoRequests.ts';
import { formatDay } from '#app/lib/formatDate.ts';
import { useNearViewport } from '#app/lib/useNearViewport.ts';
import styles from './myVideos.module.css';
import { thumbnailOf } from './thumbnailOf.ts';

/** A wish that waits: its picture, what was asked for, and that nothing runs yet. */
export function RequestCell({ request }: { request: SavedVideoRequest }) {
  const ref = useRef<HTMLElement>(null);
  const isNear = useNearViewport(ref);
  const { url, failed } = useMediaUrl(isNear ? thumbnailOf(request.source_image_url) : null);
  const style = VIDEO_STYLES.find(({ id }) => id === request.video_style)?.name ?? '';
  return (
    <article ref={ref} className={styles['request']} aria-label={style}>
      <Picture src={url} failed={failed} alt={TEXTS.sourceOf(style)} width={1} height={1} />
      <p className={styles['what']}>
        <strong>{style}</strong>
        <span>{PHOTOS_TO_VIDEO_TEXTS.seconds(request.duration)}</span>
      </p>
      <p className={request.custom_prompt === null ? styles['quiet'] : styles['prompt']}>
        {request.custom_prompt ?? TEXTS.noPrompt}
      </p>
      <p className={styles['facts']}>
        <span>{TEXTS.state}</span>
        <span>{formatDay(request.created_at)}</span>
      </p>
    </article>
  );
}
