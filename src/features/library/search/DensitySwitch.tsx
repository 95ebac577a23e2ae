import DenseIcon from '~icons/ic/round-grid-on';
import { setGridDensity, useGridDensity } from '#app/device/gridDensity.ts';
import { SEARCH_TEXTS } from '#app/texts/librarySearch.ts';
import styles from './search.module.css';

/** On phones: two pictures in a row with their captions, or three without. */
export function DensitySwitch() {
  const density = useGridDensity();
  const isDense = density === 'dense';
  return (
    <button
      type="button"
      className={`${styles['chip']} ${styles['density']}`}
      aria-pressed={isDense}
      aria-label={SEARCH_TEXTS.density}
      onClick={() => setGridDensity(isDense ? 'roomy' : 'dense')}
    >
      <DenseIcon fontSize="small" />
    </button>
  );
}
