import { familyIdOf, familyOrder } from '@lumashot/domain/library/family';
import { captionOf } from '@lumashot/domain/library/itemNames';
import { useRef, useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { bringIntoSight } from '#app/lib/bringIntoSight.ts';
import type { IndexRow } from '#app/library/index/indexRow.ts';
import { useFamily } from '#app/library/hooks/useFamily.ts';
import { useIsReadOnly } from '#app/library/sync/ReadOnlyLibrary.ts';
import { FAMILY_TEXTS } from '#app/texts/family.ts';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { MakeAgain } from './again/MakeAgain.tsx';
import { DetailActions } from './DetailActions.tsx';
import { DetailFacts } from './DetailFacts.tsx';
import { DetailMarks, DetailTrash } from './DetailMarks.tsx';
import { DetailMedia } from './DetailMedia.tsx';
import { DetailSteps } from './DetailSteps.tsx';
import styles from './detailDialog.module.css';
import { useNeighbours } from './useNeighbours.ts';
import { firstSides, sidesOf } from './family/comparable.ts';
import { FamilyCompare } from './family/FamilyCompare.tsx';
import { FamilyStrip } from './family/FamilyStrip.tsx';
import family from './family/family.module.css';

/** An item with its family: the picture, or two of them compared, and beside it what can be done. */
export function DetailBody({ row, isOpen }: { row: IndexRow; isOpen: boolean }) {
  const isReadOnly = useIsReadOnly();
  const neighbours = useNeighbours(row.key);
  const place = useRef<HTMLDivElement>(null);
  const hasMoved = useHasMoved(row.key);
  const { rows, mayMiss } = useFamily(row);
  const [compared, setCompared] = useState<string | null>(null);
  const [isReporting, setIsReporting] = useState(false);
  const frames = familyOrder(familyIdOf(row), rows);
  const sides = sidesOf(row, frames);
  const first = firstSides(row, sides);
  const isComparing = compared === row.key && first !== null;
  const hasFamily = frames.length > 1;
  // Another picture stands in its place, and what was pressed is not to be under the finger again.
  function leave(): void {
    neighbours.leave();
    place.current?.closest('[role="dialog"]')?.scrollTo({ top: 0, behavior: 'instant' });
  }
  // On phones it stands above what it was chosen with.
  function showPicture(): void {
    if (place.current !== null) bringIntoSight(place.current);
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {hasMoved ? DETAIL_TEXTS.shown(captionOf(row.item)) : ''}
      </p>
      <div ref={place} className={styles['picture']}>
        {isComparing ? (
          <FamilyCompare key={row.key} sides={sides} first={first} />
        ) : (
          <DetailMedia key={row.key} item={row.item} />
        )}
        <DetailSteps neighbours={neighbours} isOpen={isOpen} />
      </div>
      <div className={styles['side']}>
        {/* The news that a report has taken it may be here before the answer, which leads on. */}
        {row.item.trashed_at === null || isReporting ? (
          <>
            <DetailActions row={row} />
            {isReadOnly ? null : <MakeAgain key={row.key} row={row} />}
            <DetailMarks row={row} leave={leave} {...{ isOpen, isReporting, setIsReporting }} />
          </>
        ) : (
          <DetailTrash row={row} leave={leave} />
        )}
        {/* Below the buttons: it comes while somebody is about to press them. */}
        {hasFamily || first !== null ? (
          <section className={family['family']} aria-label={FAMILY_TEXTS.region}>
            <div className={family['head']}>
              <h3 className={family['title']}>{FAMILY_TEXTS.region}</h3>
              {first === null ? null : (
                <Button
                  look="outlined"
                  aria-pressed={isComparing}
                  onClick={() => {
                    setCompared(isComparing ? null : row.key);
                    showPicture();
                  }}
                >
                  {FAMILY_TEXTS.compare}
                </Button>
              )}
            </div>
            {hasFamily ? <FamilyStrip frames={frames} row={row} onShow={showPicture} /> : null}
            {mayMiss ? <p className={family['note']}>{FAMILY_TEXTS.onlyHere}</p> : null}
          </section>
        ) : null}
        <DetailFacts item={row.item} />
      </div>
    </>
  );
}

/** What a dialog opens with is read with its name; what comes after that is told. */
function useHasMoved(key: string): boolean {
  const [last, setLast] = useState({ key, hasMoved: false });
  if (last.key !== key) setLast({ key, hasMoved: true });
  return last.hasMoved;
}
