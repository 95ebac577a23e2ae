import { useState } from 'react';
import { PICTURE_TEXTS } from '#app/texts/picture.ts';
import styles from './beforeAfter.module.css';
import { Picture, type PictureProps } from './Picture.tsx';

interface Props {
  readonly before: PictureProps;
  readonly after: PictureProps;
  readonly texts: {
    readonly before: string;
    readonly after: string;
    /** Names the slider. */
    readonly slider: string;
  };
}

/** One picture over the other, up to a line that is a native slider: keys move it too. */
export function BeforeAfter({ before, after, texts }: Props) {
  const [percent, setPercent] = useState(50);
  const { width, height } = before;
  return (
    <div className={styles['slider']} style={{ aspectRatio: `${width} / ${height}` }}>
      <Picture {...before} />
      <span className={styles['after']} style={{ clipPath: `inset(0 0 0 ${100 - percent}%)` }}>
        <Picture {...after} width={width} height={height} />
      </span>
      <span className={styles['line']} style={{ left: `${100 - percent}%` }} aria-hidden="true" />
      <span className={styles['tag']} data-side="before" aria-hidden="true">
        {texts.before}
      </span>
      <span className={styles['tag']} data-side="after" aria-hidden="true">
        {texts.after}
      </span>
      <input
        type="range"
        min={0}
        max={100}
        // The handle stands where the line is, so the range runs from right to left.
        dir="rtl"
        value={percent}
        onChange={(event) => setPercent(event.target.valueAsNumber)}
        aria-label={texts.slider}
        aria-valuetext={PICTURE_TEXTS.percent(percent)}
      />
    </div>
  );
}
