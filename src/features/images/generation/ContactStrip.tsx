import type { LibraryType } from '@lumashot/domain/library/item';
import { ItemThumbnail } from '#app/library/ItemThumbnail.tsx';
import { SEVERAL_TEXTS } from '#app/texts/images.ts';
import type { Frame } from './frames.ts';
import styles from './contactStrip.module.css';

interface Props {
  readonly frames: readonly Frame[];
  readonly type: LibraryType;
  readonly large: Frame | null;
  readonly onChoose: (frame: Frame) => void;
}

/** What was asked for, in order, as small frames: one of them is shown large. */
export const ContactStrip = ({ frames, type, large, onChoose }: Props) =>
  frames.every(({ key }) => key === large?.key) ? null : (
    <ol className={styles['strip']} aria-label={SEVERAL_TEXTS.sheet}>
      {frames.map((frame, at) => (
        <li key={frame.key}>
          <button
            type="button"
            className={styles['frame']}
            aria-label={SEVERAL_TEXTS.frame(SEVERAL_TEXTS.number(at), frame.result !== null)}
            aria-pressed={frame.key === large?.key}
            onClick={() => onChoose(frame)}
          >
            <ItemThumbnail
              type={type}
              id={frame.result === null ? null : frame.key}
              size={60}
              isDeveloping={frame.result === null}
            />
            <span className={styles['number']} aria-hidden="true">
              {SEVERAL_TEXTS.number(at)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
