import { ENHANCE_TEXTS } from '#app/texts/enhance.ts';
import { useState } from 'react';
import { Picture, type PictureProps } from '#app/components/pictures/Picture.tsx';
import styles from './enhance.module.css';

/** The enhanced picture over the original, up to a line that is a native slider: keys move it too. */
export function BeforeAfter({ before, after }: { before: PictureProps; after: PictureProps }) {
  const [percent, setPercent] = useState(50);
  return (
    <div className={styles['slider']} style={{ aspectRatio: `${before.width} / ${before.height}` }}>
      <Picture {...before} />
      <span className={styles['after']} style={{ clipPath: `inset(0 0 0 ${100 - percent}%)` }}>
        <Picture {...after} width={before.width} height={before.height} />
      </span>
      <span className={styles['line']} style={{ left: `${100 - percent}%` }} aria-hidden="true" />
      <span className={styles['tag']} data-side="before" aria-hidden="true">
        {ENHANCE_TEXTS.original}
      </span>
      <span className={styles['tag']} data-side="after" aria-hidden="true">
        {ENHANCE_TEXTS.enhanced}
      </span>
      <input
        type="range"
        min={0}
        max={100}
        // The handle stands where the line is, so the range runs from right to left.
        dir="rtl"
        value={percent}
        onChange={(event) => setPercent(event.target.valueAsNumber)}
        aria-label={ENHANCE_TEXTS.compare}
        aria-valuetext={`${percent} percent`}
      />
    </div>
  );
}
