import type { LibraryType } from '@lumashot/domain/library/item';
import { useIndexRow } from '#app/library/useIndexRows.ts';
import { useMediaUrl } from '#app/media/useMediaUrl.ts';
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
  frames.length < 2 ? null : (
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
            <Thumbnail frame={frame} type={type} />
            <span className={styles['number']} aria-hidden="true">
              {SEVERAL_TEXTS.number(at)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );

function Thumbnail({ frame: { key, result }, type }: { frame: Frame; type: LibraryType }) {
  const item = useIndexRow(type, result === null ? null : key)?.item;
  const { url } = useMediaUrl(item?.thumbnail_url ?? null);
  const src = url ?? item?.placeholder;
  return (
    <span className={styles['thumbnail']} data-developing={result === null}>
      {src === undefined ? null : <img src={src} width={72} height={72} alt="" />}
    </span>
  );
}
