import { ROUTES } from '@lumashot/domain/routes';
import { PRODUCT_NAME } from '@lumashot/domain/product';
import { PUBLIC_LINKS } from '#app/texts/landing.ts';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { Logo } from '#app/components/look/Logo.tsx';
import styles from './frame.module.css';

const ANCHORS = [PUBLIC_LINKS.features, PUBLIC_LINKS.pricing] as const;

/** Stays at the top. On phones the anchors are in the footer: sign-in and start need the room. */
export const PublicHeader = () => (
  <header className={styles['header']}>
    <div className={styles['bar']}>
      <Link to={ROUTES.landing} className={styles['brand']} aria-label={`${PRODUCT_NAME}, home`}>
        <Logo />
        <span className={styles['name']}>{PRODUCT_NAME}</span>
      </Link>
      <nav className={styles['anchors']} aria-label="Sections">
        {ANCHORS.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
      <nav className={styles['account']} aria-label="Account">
        <ButtonLink to={PUBLIC_LINKS.signIn.to} look="outlined">
          {PUBLIC_LINKS.signIn.label}
        </ButtonLink>
        <ButtonLink
          to={PUBLIC_LINKS.getStarted.to}
          look="outlined"
          className={styles['start'] ?? ''}
        >
          {PUBLIC_LINKS.getStarted.label}
        </ButtonLink>
      </nav>
    </div>
  </header>
);
