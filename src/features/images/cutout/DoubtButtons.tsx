import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { useLayoutEffect, useRef } from 'react';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { Button } from '#app/components/actions/Button.tsx';
import styles from './cutOut.module.css';
import { isTaken, togetherOf } from './doubtStrokes.ts';
import { listOf, type Doubts } from './useDoubts.ts';
import type { WavedOff } from './wavedOff.ts';

interface Props {
  readonly checked: WavedOff;
  /** What has been painted, these among it. */
  readonly strokes: readonly Stroke[];
  readonly onAccept: (doubt: Stroke) => void;
}

const { doubts: TEXTS } = CUT_OUT_TEXTS;

/** A button for each part that may be wrong, with its number on the photo. */
export function DoubtButtons({ checked, strokes, onAccept }: Props) {
  const { doubts, hidden, waveOff, showAgain } = checked;
  const list = listOf(doubts);
  const extra = list.filter((doubt) => doubt.kind === 'remove' && !isTaken(doubt, strokes));
  const group = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  useLayoutEffect(() => {
    // Its button is gone: a keyboard goes on from beside it, not from the top of the page.
    if (focused.current < list.length || document.activeElement !== document.body) return;
    focused.current = -1;
    // Those of parts have a label of their own; none of the others is pressed by habit then.
    const [all, parts] = ['button', 'button[aria-label]'].map((buttons) => [
      ...(group.current?.querySelectorAll<HTMLElement>(buttons) ?? []),
    ]);
    (parts?.at(-1) ?? all?.at(-1) ?? group.current)?.focus({ preventScroll: true });
  }, [list.length]);
  return (
    <div
      ref={group}
      className={styles['doubts']}
      role="group"
      aria-label={TEXTS.label}
      tabIndex={-1}
    >
      <p aria-live="polite">{saidOf(doubts)}</p>
      {list.map((doubt, n) => {
        // It keeps its place, and the focus, until somebody has looked again: a second tap is not to take the next one.
        const isDone = isTaken(doubt, strokes);
        const label = doubt.kind === 'keep' ? TEXTS.add(n + 1) : TEXTS.takeAway(n + 1);
        return (
          <Button
            key={n}
            look="outlined"
            aria-disabled={isDone}
            aria-label={`${label}, ${placeOf(doubt)}`}
            onFocus={() => {
              focused.current = n;
            }}
            onClick={() => {
              if (!isDone) onAccept(doubt);
            }}
          >
            {label}
          </Button>
        );
      })}
      {extra.length > 1 && (
        <Button look="outlined" onClick={() => onAccept(togetherOf(extra))}>
          {TEXTS.takeAwayAll(extra.length)}
        </Button>
      )}
      {list.some((doubt) => !isTaken(doubt, strokes)) && (
        <Button
          look="outlined"
          onFocus={() => {
            focused.current = list.length;
          }}
          onClick={waveOff}
        >
          {TEXTS.nothingWrong}
        </Button>
      )}
      {hidden > 0 && (
        <Button look="outlined" onClick={showAgain}>
          {TEXTS.showAgain}
        </Button>
      )}
    </div>
  );
}

function saidOf(doubts: Doubts): string {
  if (doubts === 'unknown') return '';
  if (doubts === 'looking') return TEXTS.looking;
  return doubts.length === 0 ? TEXTS.none : TEXTS.some(doubts.length);
}

/** Where the middle of a part lies in its photo, in a word or two. */
function placeOf({ points }: Stroke): string {
  const third = (sum: number): number => Math.min(2, Math.floor((3 * sum) / points.length));
  const row = third(points.reduce((sum, { y }) => sum + y, 0));
  const column = third(points.reduce((sum, { x }) => sum + x, 0));
  return TEXTS.places[row]?.[column] ?? '';
}
