import NextIcon from '~icons/ic/round-chevron-right';
import BeforeIcon from '~icons/ic/round-chevron-left';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { isTypedInto } from '#app/lib/isTypedInto.ts';
import { useKeyDown } from '#app/lib/useKeyDown.ts';
import { purgeWish } from '../marks/purgeWish.ts';
import styles from './detailDialog.module.css';
import type { Neighbours } from './useNeighbours.ts';

/** From picture to picture of the list behind the dialog, by button and by arrow key. */
export function DetailSteps({
  neighbours: { before, after, show },
  isOpen,
}: {
  neighbours: Neighbours;
  isOpen: boolean;
}) {
  useKeyDown(isOpen, (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Nor is anything in front of this dialog.
    if (document.querySelectorAll('[role="dialog"]').length > 1) return;
    // A film's arrows are its own.
    if (isTypedInto(event.target) || event.target instanceof HTMLMediaElement) return;
    const next = { ArrowLeft: before, ArrowRight: after }[event.key] ?? null;
    if (next === null || purgeWish.get() !== null) return;
    event.preventDefault();
    show(next);
  });
  return (
    <div className={styles['steps']}>
      <button
        type="button"
        aria-label={DETAIL_TEXTS.before}
        aria-disabled={before === null}
        onClick={() => before !== null && show(before)}
      >
        <BeforeIcon />
      </button>
      <button
        type="button"
        aria-label={DETAIL_TEXTS.after}
        aria-disabled={after === null}
        onClick={() => after !== null && show(after)}
      >
        <NextIcon />
      </button>
    </div>
  );
}
