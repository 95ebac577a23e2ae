import { BRUSHES } from '@lumashot/engine/cutout/strokes/brushes';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { useEffect, useId, useState, useSyncExternalStore, type Ref } from 'react';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { Button } from '#app/components/actions/Button.tsx';
import { createStore } from '#app/lib/createStore.ts';
import type { Photo } from '../photos/photoList.ts';
import { prepareToPaint } from './askWorker.ts';
import styles from './cutOut.module.css';
import { DoubtButtons } from './DoubtButtons.tsx';
import { PaintArea } from './PaintArea.tsx';
import type { Mark } from './paintMarks.ts';
import { mend, type PhotoCutState } from './photoCuts.ts';
import { nearOnly } from './nearOnly.ts';
import { choose, NOTHING_PAINTED, STROKE_KINDS } from './strokeInput.ts';
import type { WavedOff } from './wavedOff.ts';

interface Props {
  /** What is worked with: the tools, and the photo that is painted on. */
  readonly stage: Ref<HTMLDivElement>;
  readonly photo: Photo;
  readonly cut: PhotoCutState;
  readonly checked: WavedOff;
  readonly marks: readonly Mark[];
  /** Nobody is to look for anything while somebody paints. */
  readonly onPainting: (isPainting: boolean) => void;
}

/** Strokes over the photo say what belongs to the product; the cut follows each of them. */
export function CutOutEditor({ stage, photo, cut, checked, marks, onPainting }: Props) {
  // Several moves of a finger may come before the next render: each goes on from the one before.
  const [store] = useState(() => createStore(firstTool(cut)));
  const painting = useSyncExternalStore(store.subscribe, store.get);
  const name = useId();
  const hintId = useId();
  useEffect(() => prepareToPaint(photo.uploadId), [photo.uploadId]);
  const isPainting = painting.points !== null || painting.corner !== null;
  useEffect(() => {
    onPainting(isPainting);
    return () => onPainting(false);
  }, [isPainting, onPainting]);
  const add = (stroke: Stroke): void => void mend(photo.uploadId, [...cut.strokes, stroke]);
  const undo = (): void => {
    if (cut.strokes.length > 0) void mend(photo.uploadId, cut.strokes.slice(0, -1));
  };
  const finely = nearOnly(cut.strokes);
  return (
    <div className={styles['editor']}>
      <div ref={stage} className={styles['stage']}>
        <div className={styles['tools']}>
          <div
            className={styles['kinds']}
            role="radiogroup"
            aria-label={CUT_OUT_TEXTS.brush}
            aria-describedby={hintId}
          >
            {STROKE_KINDS.map((kind) => (
              <label key={kind} data-kind={kind}>
                <input
                  type="radio"
                  name={name}
                  checked={painting.kind === kind}
                  onChange={() => store.set(choose(painting, kind))}
                />
                {CUT_OUT_TEXTS[kind]}
              </label>
            ))}
          </div>
          <label className={styles['fine']}>
            <input
              type="checkbox"
              checked={painting.radius === BRUSHES.fine}
              onChange={({ target }) =>
                store.set({ ...painting, radius: target.checked ? BRUSHES.fine : BRUSHES.normal })
              }
            />
            {CUT_OUT_TEXTS.fine}
          </label>
          <Button look="outlined" disabled={cut.strokes.length === 0} onClick={undo}>
            {CUT_OUT_TEXTS.undo}
          </Button>
        </div>
        {/* Beside the tools: below the picture it is behind the button of the form on a phone. */}
        <p id={hintId} className={styles['hint']} aria-live="polite">
          {painting.isLeftOpen ? CUT_OUT_TEXTS.leftOpen : CUT_OUT_TEXTS.hints[painting.kind]}
        </p>
        <PaintArea
          photo={photo}
          cut={cut}
          marks={marks}
          store={store}
          onStroke={add}
          onUndo={undo}
        />
      </div>
      <div className={styles['below']}>
        <DoubtButtons checked={checked} strokes={cut.strokes} onAccept={add} />
        {finely !== null && (
          <Button look="outlined" onClick={() => void mend(photo.uploadId, finely)}>
            {CUT_OUT_TEXTS.nearOnly}
          </Button>
        )}
        <p className={styles['hint']}>{CUT_OUT_TEXTS.help}</p>
      </div>
    </div>
  );
}

/** A loop helps most where nothing was mended yet; a clean cut at most wants a stroke. */
function firstTool({ seen }: PhotoCutState) {
  const isPoor = seen?.verdict === 'doubtful' || seen?.verdict === 'failed';
  return isPoor ? choose(NOTHING_PAINTED, 'around') : NOTHING_PAINTED;
}
