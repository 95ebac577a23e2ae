import { AVIF_WIDTHS, avifFile, type PictureSide } from '@lumashot/domain/catalog/pictureWidths';
import { TintedImage } from '#app/components/pictures/TintedImage.tsx';
import styles from './contactSheet.module.css';

interface Props {
  readonly file: string;
  readonly alt: string;
  /** Of the file, in pixels. */
  readonly side: PictureSide;
  /** How wide it stands on the page, as `sizes` says it; needless where there is one width. */
  readonly sizes?: string;
  readonly when?: 'now' | 'soon' | 'later';
}

/** A picture on its tinted place, below the first view unless it says otherwise. */
export const Print = ({ file, alt, side, sizes = '100vw', when = 'later' }: Props) => (
  <div className={styles['picture']}>
    <TintedImage
      src={file}
      size={side}
      alt={alt}
      when={when}
      avif={{
        srcSet: AVIF_WIDTHS[side].map((width) => `${avifFile(file, width)} ${width}w`).join(', '),
        sizes,
      }}
    />
  </div>
);
