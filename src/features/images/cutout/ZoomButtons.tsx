import MinusIcon from '~icons/ic/round-minus';
import PlusIcon from '~icons/ic/round-plus';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import styles from './cutOut.module.css';
import { ZOOM_STEP, type Zoom } from './useZoom.ts';

/** What two fingers and a wheel do, by pressing. */
export function ZoomButtons({ zoom: { scale, isLargest, zoomTo } }: { zoom: Zoom }) {
  return (
    <div className={styles['zoom']} role="group" aria-label={CUT_OUT_TEXTS.zoom}>
      <button
        type="button"
        aria-label={CUT_OUT_TEXTS.zoomOut}
        aria-disabled={scale <= 1}
        onClick={() => zoomTo(scale / ZOOM_STEP)}
      >
        <MinusIcon />
      </button>
      <span>{CUT_OUT_TEXTS.zoomed(scale)}</span>
      <button
        type="button"
        aria-label={CUT_OUT_TEXTS.zoomIn}
        aria-disabled={isLargest}
        onClick={() => zoomTo(scale * ZOOM_STEP)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
