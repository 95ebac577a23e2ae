import ZoomIcon from '~icons/ic/round-zoom-in';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ZOOM_TEXTS } from '#app/texts/zoom.ts';
import type { ZoomProps } from './ZoomDialog.tsx';
import { heldHeight } from './heldHeight.ts';
import styles from './zoom.module.css';

const ZoomDialog = lazy(async () => ({ default: (await import('./ZoomDialog.tsx')).ZoomDialog }));

interface Props extends Omit<ZoomProps, 'src' | 'isOpen' | 'close'> {
  /** Null while it is loading: there is nothing to look at more closely. */
  readonly src: string | null;
  readonly children: ReactNode;
}

/** A picture with a button in its corner that shows it as large as it is. */
export function Zoomable({ src, alt, width, height, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  // Stays mounted for its way out.
  const [isWanted, setIsWanted] = useState(false);
  return (
    <div className={styles['place']} style={heldHeight({ width, height })}>
      {children}
      {src === null ? null : (
        <button
          type="button"
          className={styles['open']}
          aria-label={ZOOM_TEXTS.open}
          onClick={() => {
            setIsWanted(true);
            setIsOpen(true);
          }}
        >
          <ZoomIcon />
        </button>
      )}
      {src === null || !isWanted ? null : (
        <Suspense fallback={null}>
          <ZoomDialog {...{ src, alt, width, height, isOpen }} close={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
