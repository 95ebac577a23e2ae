import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import styles from './libraryCell.module.css';
import { PICTURE_TEXTS } from '#app/texts/picture.ts';
import { Picture, type PictureProps } from './Picture.tsx';

interface Hover {
  readonly details: string;
  /** Beside that word: a button as large. */
  readonly action: ReactNode;
  /** In the corner. */
  readonly marks: ReactNode;
}

interface Props {
  readonly to: string;
  /** The link's name: the prompt. */
  readonly name: string;
  readonly label: string;
  readonly date: string;
  readonly picture: PictureProps;
  readonly ref?: Ref<HTMLDivElement>;
  /** Of the link: a grid may be one tab stop. */
  readonly tabIndex?: 0 | -1;
  /** Always on the picture: says nothing that the details do not. */
  readonly badge?: ReactNode;
  /** What a mouse finds on the picture; on phones the details have it. */
  readonly hover?: Hover | undefined;
  /** Picks it among others; puts itself into the picture's corner. */
  readonly check?: ReactNode;
}

/** A picture with a quiet caption. Plain elements: a screen can be full of them. */
export function LibraryCell({
  to,
  name,
  label,
  date,
  picture,
  ref,
  tabIndex,
  badge,
  hover,
  check,
}: Props) {
  return (
    <div ref={ref} className={styles['cell']}>
      <Link
        to={to}
        className={styles['link'] ?? ''}
        aria-label={picture.failed === true ? `${PICTURE_TEXTS.failed}: ${name}` : name}
        preventScrollReset
        tabIndex={tabIndex}
      >
        <span className={styles['picture']}>
          <Picture {...picture} />
          <span className={styles['badge']}>{badge}</span>
        </span>
      </Link>
      {/* All of it beside the link: its name is the picture's words alone. */}
      {check}
      {hover === undefined ? null : (
        <>
          <div className={styles['actions']}>
            <span className={styles['pill']} aria-hidden="true">
              {hover.details}
            </span>
            {hover.action}
          </div>
          <div className={styles['marks']}>{hover.marks}</div>
        </>
      )}
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

/**
 * The size of the largest cell with a square picture: two lines of words, and the longest facts. They
 * come from the style sheet, so that nobody finds them in the page.
 */
export const LibraryCellMould = () => (
  <div className={styles['mould']}>
    <Picture src={null} alt="" width={1} height={1} />
    <p className={styles['prompt']} data-mould="words" />
    <p className={styles['facts']}>
      <span data-mould="label" />
      <span data-mould="date" />
    </p>
  </div>
);
