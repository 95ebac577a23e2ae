import type { Stroke } from '@lumashot/engine/cutout/strokes';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { Button } from '#app/components/actions/Button.tsx';
import styles from './cutOut.module.css';
import { listOf, type Doubts } from './useDoubts.ts';

interface Props {
  readonly doubts: Doubts;
  /** What has been painted, these among it. */
  readonly strokes: readonly Stroke[];
  readonly onAccept: (doubt: Stroke) => void;
}

const { doubts: TEXTS } = CUT_OUT_TEXTS;

/** A button for each part that may be wrong, with its number on the photo. */
export function DoubtButtons({ doubts, strokes, onAccept }: Props) {
  return (
    <div className={styles['doubts']} role="group" aria-label={TEXTS.label}>
      <p aria-live="polite">{saidOf(doubts)}</p>
      {listOf(doubts).map((doubt, n) => {
        // It keeps its place, and the focus, until somebody has looked again: a second tap is not to take the next one.
        const isDone = strokes.includes(doubt);
        return (
          <Button
            key={n}
            look="outlined"
            aria-disabled={isDone}
            onClick={() => {
              if (!isDone) onAccept(doubt);
            }}
          >
            {doubt.kind === 'keep' ? TEXTS.add(n + 1) : TEXTS.takeAway(n + 1)}
          </Button>
        );
      })}
    </div>
  );
}

function saidOf(doubts: Doubts): string {
  if (doubts === 'unknown') return '';
  if (doubts === 'looking') return TEXTS.looking;
  return doubts.length === 0 ? TEXTS.none : TEXTS.some(doubts.length);
}
