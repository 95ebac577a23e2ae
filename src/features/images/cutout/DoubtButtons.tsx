import type { Stroke } from '@lumashot/engine/cutout/strokes';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { Button } from '#app/components/actions/Button.tsx';
import styles from './cutOut.module.css';

interface Props {
  /** Null: somebody still looks. */
  readonly doubts: readonly Stroke[] | null;
  /** What has been painted, these among it. */
  readonly strokes: readonly Stroke[];
  readonly onAccept: (doubt: Stroke) => void;
}

const { doubts: TEXTS } = CUT_OUT_TEXTS;

/** A button for each part that may be wrong, with its number on the photo. */
export function DoubtButtons({ doubts, strokes, onAccept }: Props) {
  const [first] = doubts ?? [];
  return (
    <div className={styles['doubts']} role="group" aria-label={TEXTS.label}>
      <p aria-live="polite">
        {doubts === null ? TEXTS.looking : first === undefined ? TEXTS.none : TEXTS.some}
      </p>
      {(doubts ?? []).map((doubt, n) => (
        <Button
          key={n}
          look="outlined"
          // It keeps its place until somebody has looked again: a second tap is not to take the next one.
          disabled={strokes.includes(doubt)}
          onClick={() => onAccept(doubt)}
        >
          {doubt.kind === 'keep' ? TEXTS.add(n + 1) : TEXTS.takeAway(n + 1)}
        </Button>
      ))}
    </div>
  );
}
