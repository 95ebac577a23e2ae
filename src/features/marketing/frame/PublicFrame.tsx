import type { ReactNode } from 'react';
import styles from './frame.module.css';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { SkipLink } from './SkipLink.tsx';

/** Around every public page: the same way in, the same way around. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
