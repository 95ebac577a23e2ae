import styles from './skeletonCells.module.css';

/** The places of pictures to come: same size, so that nothing jumps. */
export const SkeletonCells = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => (
    <li key={`skeleton-${at}`} className={styles['cell']} aria-hidden="true">
      <span className={styles['picture']} />
      <span className={styles['line']} />
      <span className={styles['line']} data-short="true" />
    </li>
  ));
