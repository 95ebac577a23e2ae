import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import styles from './libraryCell.module.css';
import { PICTURE_FAILED } from './pictureFailed.ts';
import { Picture, type PictureProps } from './Picture.tsx';

interface Props {
  readonly to: string;
  /** The link's name: the prompt. */
  readonly name: string;
  readonly label: string;
  readonly date: string;
  readonly picture: PictureProps;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A picture with a quiet caption. Plain elements: there can be thousands of them. */
export function LibraryCell({ to, name, label, date, picture, ref }: Props) {
  return (
    <div ref={ref} className={styles['cell']}>
      <Link
        to={to}
        className={styles['link'] ?? ''}
        aria-label={picture.failed === true ? `${PICTURE_FAILED}: ${name}` : name}
        preventScrollReset
      >
        <Picture {...picture} />
      </Link>
      {/* The link has said it already. */}
      <p className={styles['prompt']} aria-hidden="true">
        {name}
      </p>
      <p className={styles['facts']}>
        <span>{label}</span>
        <span>{date}</span>
      </p>
    </div>
  );
}
