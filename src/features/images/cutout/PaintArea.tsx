import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import type { Store } from '#app/lib/createStore.ts';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';
import type { Photo } from '../photos/photoList.ts';
import styles from './cutOut.module.css';
import { createNumberTap } from './numberTap.ts';
import type { Mark } from './paintMarks.ts';
import { paintScene } from './paintScene.ts';
import { squaresOf, type PhotoCutState } from './photoCuts.ts';
import { createPinch } from './pinch.ts';
import {
  begin,
  drop,
  finish,
  moveTo,
  pressKey,
  type Finished,
  type Painting,
} from './strokeInput.ts';
import { useWheelZoom } from './useWheelZoom.ts';
import { useZoom, ZOOM_STEP } from './useZoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface Props {
  readonly photo: Photo;
  readonly cut: PhotoCutState;
  readonly marks: readonly Mark[];
  readonly store: Store<Painting>;
  readonly onStroke: (stroke: Stroke) => void;
  readonly onUndo: () => void;
}

/** The photo, faint behind its cut-out, under finger, mouse, pen or keyboard; two fingers look closer. */
export function PaintArea({ photo, cut, marks, store, onStroke, onUndo }: Props) {
  const painting = useSyncExternalStore(store.subscribe, store.get);
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [pinch] = useState(createPinch);
  const [numberTap] = useState(createNumberTap);
  const gripped = useRef(1);
  const zoom = useZoom(view);
  const [behind, setBehind] = useState<ImageBitmap | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const picture = cut.seen?.picture ?? null;
  // A brush keeps its size on the screen: closer is finer.
  const radius = painting.radius / zoom.scale;

  useAsyncEffect(photo.photo, async (blob, signal) => {
    const bitmap = await createImageBitmap(blob);
    if (signal.aborted) bitmap.close();
    else setBehind(bitmap);
  });
  useEffect(() => {
    if (canvas.current === null || picture === null) return;
    const brushed = { ...painting, radius };
    paintScene(canvas.current, {
      behind,
      picture,
      painting: brushed,
      hasCursor: hasFocus,
      marks,
    });
  }, [behind, picture, painting, radius, hasFocus, marks]);
  useWheelZoom(view, zoom);

  /** Where it was, and on the way there: a fast finger tells several places at once. */
  const placesOf = ({ currentTarget, nativeEvent }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return wayOf(nativeEvent).map(({ clientX, clientY }) => ({
      x: (clientX - left) / width,
      y: (clientY - top) / height,
    }));
  };
  const follow = (event: PointerEvent<HTMLCanvasElement>): void =>
    store.set(placesOf(event).reduce(moveTo, store.get()));
  const inView = ({ clientX, clientY }: PointerEvent) => {
    const { left = 0, top = 0 } = view.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  function take({ painting: next, finished }: Finished): void {
    store.set(next);
    if (finished !== undefined) onStroke({ ...finished, radius });
  }
  function press(event: PointerEvent<HTMLCanvasElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const pinched = pinch.put(event.pointerId, inView(event));
    const [place] = placesOf(event);
    if (pinched === null && place !== undefined) return store.set(begin(store.get(), place));
    gripped.current = zoom.scale;
    store.set(drop(store.get()));
  }
  function move(event: PointerEvent<HTMLCanvasElement>): void {
    // A frame's free corner goes with a mouse that presses nothing.
    if (event.buttons === 0) {
      if (store.get().corner !== null) follow(event);
      return;
    }
    const pinched = pinch.put(event.pointerId, inView(event));
    if (pinched?.kind === 'moved') {
      view.current?.scrollBy(-pinched.way.x, -pinched.way.y);
      zoom.zoomTo(gripped.current * pinched.by, pinched.middle);
    } else if (pinched === null && store.get().points !== null) {
      follow(event);
    }
  }
  function lift({ pointerId, currentTarget }: PointerEvent<HTMLCanvasElement>): void {
    pinch.lift(pointerId);
    const { points } = store.get();
    if (points === null) return;
    const tap = numberTap(marks, points, currentTarget.getBoundingClientRect());
    if (tap === null) return take(finish(store.get()));
    // As its button below: people press the number that they see.
    store.set(drop(store.get()));
    if (tap !== 'again') onStroke(tap.stroke);
  }
  function key(event: KeyboardEvent<HTMLCanvasElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '-') {
      event.preventDefault();
      zoom.zoomTo(
        zoom.scale * (event.key === '+' ? ZOOM_STEP : 1 / ZOOM_STEP),
        cursorIn(view.current, store.get()),
      );
      return;
    }
    const result = pressKey(store.get(), event.key);
    if (result === null) return;
    event.preventDefault();
    if (result === 'undo') return onUndo();
    take(result);
    keepInView(view.current, result.painting);
  }

  const ratio = picture === null ? 1 : picture.width / picture.height;
  return (
    <div className={styles['place']}>
      <div
        ref={view}
        className={styles['view']}
        data-closer={zoom.scale > 1}
        // As large as fits: for a tall photo the window's height counts.
        style={{ width: `min(100%, ${70 * ratio}vh)`, aspectRatio: ratio }}
      >
        <canvas
          ref={canvas}
          className={styles['paint']}
          data-on={squaresOf(cut)}
          style={{ width: `${100 * zoom.scale}%` }}
          // Painted on with the arrow keys: readers have to let them through, and no other role says so.
          // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
          role="application"
          aria-label={CUT_OUT_TEXTS.canvas(photo.name)}
          tabIndex={0}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          onPointerDown={press}
          onPointerMove={move}
          onPointerUp={lift}
          onPointerCancel={({ pointerId }) => {
            pinch.lift(pointerId);
            store.set(drop(store.get()));
          }}
          onKeyDown={key}
        />
      </div>
      <ZoomButtons zoom={zoom} />
    </div>
  );
}

/** Safari before 18 tells the last place only. */
function wayOf(event: globalThis.PointerEvent): readonly globalThis.PointerEvent[] {
  const way = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return way.length > 0 ? way : [event];
}

/** Where the keyboard's cursor is in the view. */
function cursorIn(view: HTMLElement | null, { cursor }: Painting) {
  if (view === null) return undefined;
  return {
    x: cursor.x * view.scrollWidth - view.scrollLeft,
    y: cursor.y * view.scrollHeight - view.scrollTop,
  };
}

/** Scrolls the view after the keyboard's cursor. */
function keepInView(view: HTMLElement | null, painting: Painting): void {
  const at = cursorIn(view, painting);
  if (view === null || at === undefined) return;
  const past = (v: number, size: number): number =>
    Math.min(0, v - 24) + Math.max(0, v + 24 - size);
  view.scrollBy(past(at.x, view.clientWidth), past(at.y, view.clientHeight));
}
