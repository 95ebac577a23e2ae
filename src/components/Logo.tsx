import styles from './logo.module.css';

/** A lens: a ring around a conic-gradient core. Decoration: the name stands beside it. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span aria-hidden="true" className={styles['lens']} style={{ width: size, height: size }} />
  );
}
