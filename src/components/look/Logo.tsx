import styles from './logo.module.css';

/** In pixels. Each has its class: the policy lets no page that was drawn at build bring a style. */
type Size = 22 | 28 | 32 | 36 | 44 | 56 | 72;

/** A lens: a ring around a conic-gradient core. Decoration: the name stands beside it. */
export const Logo = ({ size = 28 }: { size?: Size }) => (
  <span aria-hidden="true" className={`${styles['lens'] ?? ''} ${styles[`of${size}`] ?? ''}`} />
);
