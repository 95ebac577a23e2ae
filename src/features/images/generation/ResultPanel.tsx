import { clsx } from 'clsx';
import { SHAPES, USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import type { LibraryType } from '@lumashot/domain/library/item';
import { RESULT_TEXTS } from '#app/texts/images.ts';
import { useEffect, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { Logo } from '#app/components/look/Logo.tsx';
import { heldHeight } from '#app/components/pictures/heldHeight.ts';
import { bringIntoSight } from '#app/lib/bringIntoSight.ts';
import panel from '#app/components/look/panel.module.css';
import type { ResultState } from './frames.ts';
import type { GenerationResult } from './paidAction.ts';
import { ResultPicture, type Size } from './ResultPicture.tsx';
import styles from './resultPanel.module.css';

export interface Shown {
  readonly result: GenerationResult;
  readonly type: LibraryType;
  readonly alt: string;
}

interface Props {
  /** Of what is waited for, or of a picture whose size is not known yet. */
  readonly shape?: ShapeId;
  /** In its place: of what has no shape of its own. */
  readonly size?: Size;
  readonly state: ResultState;
  readonly shown: Shown | null;
  /** What can be done with the shown picture. */
  readonly children: ReactNode;
  /** What else was asked for. */
  readonly strip?: ReactNode;
}

export function ResultPanel({
  shape = USUAL_SHAPE,
  size = SHAPES[shape],
  state,
  shown,
  children,
  strip = null,
}: Props) {
  const place = useRef<HTMLElement>(null);
  const before = useRef(state);
  const hadFocus = useRef(false);
  const lastInside = useRef<Element | null>(null);
  useEffect(() => {
    const hear = ({ target }: FocusEvent) => {
      hadFocus.current = true;
      const isInside = target instanceof Element && place.current?.contains(target);
      lastInside.current = isInside ? target : null;
    };
    document.addEventListener('focusin', hear);
    return () => document.removeEventListener('focusin', hear);
  }, []);
  // What was pressed in here may be gone with what it did: the keyboard goes on from the panel, not from the page's top.
  useEffect(() => {
    const isLost = lastInside.current?.isConnected === false;
    if (isLost && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  });
  // Before it is painted: a frame of the place that was looked at before would jump.
  useLayoutEffect(() => {
    const isNews = before.current !== state;
    before.current = state;
    if (state !== 'running' && state !== 'done') return;
    // On phones the result stands above the form, and the thumb is still below it.
    if (place.current !== null) bringIntoSight(place.current);
    // Where the result takes the place of its form, the focused button is gone. On a page that was only just opened
    // nothing had the focus: what is found to be drawn there does not take it.
    if (isNews && hadFocus.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [state]);

  return (
    <section
      ref={place}
      tabIndex={-1}
      data-result={state}
      className={clsx(panel['panel'], styles['result'])}
      aria-label={RESULT_TEXTS.region}
    >
      {shown === null ? (
        <div
          className={styles['waiting']}
          data-running={state === 'running'}
          style={size === SHAPES[USUAL_SHAPE] ? undefined : placeOf(size)}
        >
          <Logo size={72} />
          <p>{state === 'running' ? RESULT_TEXTS.developing : RESULT_TEXTS.idle}</p>
        </div>
      ) : (
        <>
          <ResultPicture key={shown.result.itemId} shown={shown} size={size} />
          <div className={styles['actions']}>{children}</div>
        </>
      )}
      {strip}
    </section>
  );
}

/** The very place that the picture will take. */
function placeOf({ width, height }: Size): CSSProperties {
  return {
    aspectRatio: `${width} / ${height}`,
    maxHeight: 'none',
    ...heldHeight({ width, height }),
  };
}
