import { captionOf } from '@lumashot/domain/library/itemNames';
import type { FamilyFrame } from '@lumashot/domain/library/family';
import type { KeyboardEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { IndexRow } from '#app/library/index/indexRow.ts';
import { ItemThumbnail } from '#app/library/ItemThumbnail.tsx';
import { searchWithItem } from '#app/library/index/itemLink.ts';
import { FAMILY_TEXTS } from '#app/texts/family.ts';
import styles from './family.module.css';

interface Props {
  readonly frames: readonly FamilyFrame<IndexRow>[];
  readonly row: IndexRow;
  /** Another one is shown large, elsewhere. */
  readonly onShow: () => void;
}

/** The family as frames in order, the shown one marked. Arrow keys walk from frame to frame. */
export function FamilyStrip({ frames, row, onShow }: Props) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const there = frames.filter((frame) => frame.row !== null);
  const addressOf = (id: string): string =>
    `?${searchWithItem({ type: row.type, id }, search).toString()}`;

  function walk(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    // The same keys lead through the library, from everywhere else in the dialog.
    event.stopPropagation();
    event.preventDefault();
    // From the frame that has the focus: the dialog may not have come to it yet.
    const from = event.currentTarget.dataset['frame'];
    const next = there[there.findIndex(({ id }) => id === from) + step];
    if (next === undefined) return;
    const strip = event.currentTarget.closest('ol');
    strip?.querySelector<HTMLElement>(`[data-frame="${next.id}"]`)?.focus();
    void navigate(addressOf(next.id), { replace: true, preventScrollReset: true });
  }

  return (
    <ol className={styles['strip']}>
      {frames.map((frame) => (
        <li key={frame.id}>
          {frame.row === null ? (
            <span className={styles['frame']} data-gone="true">
              <span className={styles['gone']}>{FAMILY_TEXTS.deleted}</span>
              <span className={styles['number']} aria-hidden="true">
                {frame.number}
              </span>
            </span>
          ) : (
            <Link
              className={styles['frame']}
              to={addressOf(frame.id)}
              replace
              preventScrollReset
              data-frame={frame.id}
              data-trashed={frame.row.item.trashed_at !== null}
              aria-current={frame.id === row.id}
              aria-label={labelOf(frame.number, frame.row)}
              tabIndex={frame.id === row.id ? 0 : -1}
              onClick={onShow}
              onKeyDown={walk}
            >
              <ItemThumbnail type={row.type} id={frame.id} size={52} isDeveloping={false} />
              <span className={styles['number']} aria-hidden="true">
                {frame.number}
              </span>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

function labelOf(number: string, { item }: IndexRow): string {
  const label = FAMILY_TEXTS.frame(number, captionOf(item));
  return item.trashed_at === null ? label : `${label}, ${FAMILY_TEXTS.trashed}`;
}
