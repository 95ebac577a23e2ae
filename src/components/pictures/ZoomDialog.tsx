import CloseIcon from '~icons/ic/round-close';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { ZOOM_TEXTS } from '#app/texts/zoom.ts';
import styles from './zoom.module.css';

export interface ZoomProps {
  readonly src: string;
  readonly alt: string;
  /** Of the picture itself, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** The whole window for one picture: as large as fits, or pixel by pixel and moved by scrolling. */
export function ZoomDialog({ src, alt, width, height, isOpen, close }: ZoomProps) {
  const [isActual, setIsActual] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!isActual || current === null) return;
    // What was in the middle stays there.
    current.scrollTo(
      (current.scrollWidth - current.clientWidth) / 2,
      (current.scrollHeight - current.clientHeight) / 2,
    );
  }, [isActual]);
  return (
    <Dialog
      fullScreen
      open={isOpen}
      onClose={close}
      slotProps={{
        paper: { className: styles['paper'] ?? '', 'aria-label': ZOOM_TEXTS.title(alt) },
        transition: { onExited: () => setIsActual(false) },
      }}
    >
      <div className={styles['bar']}>
        <Button look="outlined" onClick={() => setIsActual(!isActual)}>
          {isActual ? ZOOM_TEXTS.fit : ZOOM_TEXTS.actual}
        </Button>
        <IconButton onClick={close} aria-label={ZOOM_TEXTS.close} edge="end">
          <CloseIcon />
        </IconButton>
      </div>
      <div
        ref={place}
        className={styles['view']}
        data-actual={isActual}
        role="group"
        aria-label={ZOOM_TEXTS.view}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
        tabIndex={isActual ? 0 : -1}
      >
        <img src={src} alt={alt} width={width} height={height} decoding="async" />
      </div>
    </Dialog>
  );
}
