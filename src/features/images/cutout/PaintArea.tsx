import type { Stroke } from '@lumashot/engine/cutout/strokes';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';
import type { Photo } from '../photos/photoList.ts';
import styles from './cutOut.module.css';
import { paintScene } from './paintScene.ts';
import type { PhotoCut } from './photoCuts.ts';
import { begin, moveTo, pressKey, strokeOf, type Painting } from './strokeInput.ts';

interface Props {
  readonly photo: Photo;
  readonly cut: PhotoCut;
  readonly painting: Painting;
  readonly setPainting: (painting: Painting) => void;
  readonly onStroke: (stroke: Stroke) => void;
  readonly onUndo: () => void;
}

/** The photo, faint behind its cut-out, under finger, mouse, pen or keyboard. */
export function PaintArea({ photo, cut, painting, setPainting, onStroke, onUndo }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [behind, setBehind] = useState<ImageBitmap | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const picture = cut.seen?.picture ?? null;

  useAsyncEffect(photo.photo, async (blob, signal) => {
    const bitmap = await createImageBitmap(blob);
    if (signal.aborted) bitmap.close();
    else setBehind(bitmap);
  });
  useEffect(() => {
    if (canvas.current === null || picture === null) return;
    paintScene(canvas.current, { behind, picture, painting, hasCursor: hasFocus });
  }, [behind, picture, painting, hasFocus]);

  const at = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  function finish(): void {
    const stroke = strokeOf(painting);
    setPainting({ ...painting, points: null });
    if (stroke !== null) onStroke(stroke);
  }

  return (
    <canvas
      ref={canvas}
      className={styles['paint']}
      // Painted on with the arrow keys: readers have to let them through, and no other role says so.
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
      role="application"
      aria-label={CUT_OUT_TEXTS.canvas(photo.name)}
      tabIndex={0}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setPainting(begin(painting, at(event)));
      }}
      onPointerMove={(event) => {
        if (painting.points !== null && event.buttons > 0) setPainting(moveTo(painting, at(event)));
      }}
      onPointerUp={() => {
        if (painting.points !== null) finish();
      }}
      onPointerCancel={() => setPainting({ ...painting, points: null })}
      onKeyDown={(event) => {
        if (event.altKey) return;
        const result = pressKey(painting, event.key);
        if (result === null) return;
        event.preventDefault();
        if (result === 'undo') return onUndo();
        setPainting(result.painting);
        if (result.finished !== undefined) onStroke(result.finished);
      }}
    />
  );
}
