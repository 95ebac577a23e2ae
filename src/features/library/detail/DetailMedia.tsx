import type { LibraryItem } from '@lumashot/domain/library/item';
import { captionOf } from '@lumashot/domain/library/itemNames';
import { Picture } from '#app/components/pictures/Picture.tsx';
import { Zoomable } from '#app/components/pictures/Zoomable.tsx';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { useIsOnline } from '#app/pwa/useIsOnline.ts';
import { useMediaUrl } from '#app/media/useMediaUrl.ts';
import styles from './detailDialog.module.css';

/** The item itself, large: a picture, or a film with its poster. */
export function DetailMedia({ item }: { item: LibraryItem }) {
  const { url, failed } = useMediaUrl(item.media_url);
  const isFilm = item.type === 'video';
  // The large one is tried for half a minute before it has failed: without a network nobody waits for that.
  const isOnline = useIsOnline();
  const isAway = failed || (url === null && !isOnline);
  // The grid had it already, so it is there without a network too.
  const small = useMediaUrl(isFilm || isAway ? item.thumbnail_url : null);
  const { width, height } = item;
  if (isFilm && url !== null) {
    return (
      // Films of ours have no speech: there is nothing to caption.
      <video
        className={styles['film']}
        controls
        playsInline
        muted
        src={url}
        poster={small.url ?? item.placeholder}
        width={width}
        height={height}
        aria-label={captionOf(item)}
      />
    );
  }
  const isSmall = isAway && small.url !== null;
  return (
    <>
      <Zoomable src={isFilm || isAway ? null : url} alt={captionOf(item)} {...{ width, height }}>
        <Picture
          src={isFilm || isSmall ? small.url : url}
          failed={failed && !isSmall}
          alt={captionOf(item)}
          width={width}
          height={height}
          placeholder={item.placeholder}
        />
      </Zoomable>
      {isSmall && !isFilm ? (
        <p className={styles['note']} role="note">
          {DETAIL_TEXTS.onlyThumbnail}
        </p>
      ) : null}
    </>
  );
}
