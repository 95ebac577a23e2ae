import { TintedImage } from '../../../components/TintedImage.tsx';
import styles from './contactSheet.module.css';

interface Props {
  readonly file: string;
  readonly alt: string;
  /** Of the file, in pixels. */
  readonly side: number;
  /** In the first view: not put off until it is scrolled to. */
  readonly eager?: boolean;
}

/** A picture on its tinted place. */
export const Print = ({ file, alt, side, eager = false }: Props) => (
  <div className={styles['picture']}>
    <TintedImage src={file} size={side} alt={alt} lazy={!eager} />
  </div>
);
