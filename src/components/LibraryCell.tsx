import type { ReactNode, Ref } from 'react';
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
  /** What a mouse finds on the picture; on phones the details have it. */
  readonly hover?: { readonly details: string; readonly actions: ReactNode };
}

/** A picture with a quiet caption. Plain elements: there can be thousands of them. */
export function LibraryCell({ to, name, label, date, picture, ref, hover }: Props) {
  return (
    <div ref={ref} className={styles['cell']}>
      <Link
        to={to}
        className={styles['link'] ?? ''}
        aria-label={picture.failed === true ? `${PICTURE_FAILED}: ${name}` : name}
        preventScrollReset
      >
        <Picture {...picture} />
        {hover === undefined ? null : (
          <span className={styles['details']} aria-hidden="true">
            {hover.details}
          </span>
        )}
      </Link>
      {hover === undefined ? null : <div className={styles['actions']}>{hover.actions}</div>}
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
