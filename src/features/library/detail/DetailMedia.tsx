import { captionOf, type LibraryItem } from '@lumashot/domain/library/item';
import { Picture } from '#app/components/pictures/Picture.tsx';
import { useMediaUrl } from '#app/media/useMediaUrl.ts';
import styles from './detailDialog.module.css';

/** The item itself, large: a picture, or a film with its poster. */
export function DetailMedia({ item }: { item: LibraryItem }) {
  const { url, failed } = useMediaUrl(item.media_url);
  const isFilm = item.type === 'video';
  const poster = useMediaUrl(isFilm ? item.thumbnail_url : null);
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
        poster={poster.url ?? item.placeholder}
        width={width}
        height={height}
        aria-label={captionOf(item)}
      />
    );
  }
  return (
    <Picture
      src={isFilm ? poster.url : url}
      failed={failed}
      alt={captionOf(item)}
      width={width}
      height={height}
      placeholder={item.placeholder}
    />
  );
}
