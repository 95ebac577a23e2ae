import { ROUTES } from '@lumashot/domain/routes';
import { FEATURED_PICTURE } from '@lumashot/domain/catalog/showcase';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { HOME_LINK_LABEL } from '#app/texts/app.ts';
import { Logo } from '#app/components/look/Logo.tsx';
import { usePageTitle } from '#app/components/look/usePageTitle.ts';
import styles from './authScreen.module.css';

interface Props {
  readonly heading: string;
  readonly subtitle?: string;
  readonly children: ReactNode;
  readonly note?: ReactNode;
}

/** The frame of everything on /auth. */
export function AuthPanel({ heading, subtitle, children, note }: Props) {
  usePageTitle(heading);
  return (
    <div className={styles['split']}>
      <main className={styles['page']} data-foot="page">
        <Link
          to={ROUTES.landing}
          className={styles['brand']}
          aria-label={HOME_LINK_LABEL}
          data-below-toasts
        >
          <Logo size={36} />
        </Link>
        <div className={styles['panel']}>
          <div>
            <h1>{heading}</h1>
            {subtitle === undefined ? null : <p className={styles['subtitle']}>{subtitle}</p>}
          </div>
          {children}
        </div>
        {note}
      </main>
      {/* Decoration where there is room; lazy, so that phones do not fetch it. */}
      <img
        src={FEATURED_PICTURE.file}
        alt=""
        width={1024}
        height={1024}
        loading="lazy"
        decoding="async"
        className={styles['print']}
      />
    </div>
  );
}
