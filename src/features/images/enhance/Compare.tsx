import type { ImageType, LibraryItem } from '@lumashot/domain/library/item';
import { captionOf } from '@lumashot/domain/library/itemNames';
import { ENHANCE_TEXTS } from '#app/texts/enhance.ts';
import { ENGINE_LABELS, IGNORED_TEXT, RESULT_TEXTS } from '#app/texts/images.ts';
import { useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { Logo } from '#app/components/look/Logo.tsx';
import { BeforeAfter } from '#app/components/pictures/BeforeAfter.tsx';
import { Picture, type PictureProps } from '#app/components/pictures/Picture.tsx';
import { useMediaUrl } from '#app/media/useMediaUrl.ts';
import { useIndexRow } from '#app/library/hooks/useIndexRows.ts';
import type { GenerationResult } from '../generation/paidAction.ts';
import styles from './enhance.module.css';

interface Props {
  readonly original: LibraryItem;
  readonly enhanced: { readonly result: GenerationResult; readonly type: ImageType } | null;
  readonly isRunning: boolean;
}

/** Original and result: side by side, or one over the other with a line to move. */
export function Compare({ original, enhanced, isRunning }: Props) {
  const [asSlider, setAsSlider] = useState(false);
  const before = usePicture(original.media_url, original, ENHANCE_TEXTS.original);
  const row = useIndexRow(enhanced?.type ?? 'text-to-image', enhanced?.result.itemId ?? null);
  const after = usePicture(
    enhanced?.result.mediaUrl ?? null,
    row?.item ?? original,
    ENHANCE_TEXTS.enhanced,
  );
  return (
    <div className={styles['compare']} aria-live="polite">
      {asSlider && enhanced !== null ? (
        <BeforeAfter before={before} after={after} texts={SLIDER_TEXTS} />
      ) : (
        <div className={styles['pair']}>
          <figure>
            <Picture {...before} />
            <figcaption>{ENHANCE_TEXTS.original}</figcaption>
          </figure>
          <figure>
            {enhanced === null ? (
              <span
                className={styles['waiting']}
                data-running={isRunning}
                style={{ aspectRatio: `${before.width} / ${before.height}` }}
              >
                <Logo size={56} />
                {isRunning ? RESULT_TEXTS.developing : ENHANCE_TEXTS.waiting}
              </span>
            ) : (
              <Picture key={enhanced.result.itemId} {...after} />
            )}
            <figcaption>{ENHANCE_TEXTS.enhanced}</figcaption>
          </figure>
        </div>
      )}
      {enhanced === null ? null : (
        <>
          <div className={styles['views']} role="group" aria-label={ENHANCE_TEXTS.views}>
            <Button look="outlined" aria-pressed={!asSlider} onClick={() => setAsSlider(false)}>
              {ENHANCE_TEXTS.sideBySide}
            </Button>
            <Button look="outlined" aria-pressed={asSlider} onClick={() => setAsSlider(true)}>
              {ENHANCE_TEXTS.slider}
            </Button>
          </div>
          <p className={styles['caption']}>
            {ENGINE_LABELS[enhanced.result.engine]} · {after.width} × {after.height} ·{' '}
            {RESULT_TEXTS.saved}
          </p>
          {enhanced.result.ignored.length === 0 ? null : (
            <p className={styles['caption']} role="note">
              {IGNORED_TEXT(enhanced.result.ignored)}
            </p>
          )}
        </>
      )}
    </div>
  );
}

const SLIDER_TEXTS = {
  before: ENHANCE_TEXTS.original,
  after: ENHANCE_TEXTS.enhanced,
  slider: ENHANCE_TEXTS.compare,
} as const;

function usePicture(gsUrl: string | null, item: LibraryItem, role: string): PictureProps {
  const { url, failed } = useMediaUrl(gsUrl);
  const { width, height, placeholder } = item;
  return { src: url, failed, alt: `${role}: ${captionOf(item)}`, width, height, placeholder };
}
