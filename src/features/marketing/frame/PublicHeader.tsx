import { ROUTES } from '@lumashot/domain/routes';
import { PRODUCT_NAME } from '@lumashot/domain/product';
import { PUBLIC_LINKS } from '#app/texts/landing.ts';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { hasSession } from '#app/device/hasSession.ts';
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
      <Account />
    </div>
  </header>
);

const neverChanges = () => () => undefined;

/** Drawn for visitors beforehand: a member's page is the visitors' until the scripts are there. */
function Account() {
  const isMember = useSyncExternalStore(neverChanges, hasSession, () => false);
  return (
    <nav className={styles['account']} aria-label="Account">
      {isMember ? null : (
        <ButtonLink to={PUBLIC_LINKS.signIn.to} look="outlined">
          {PUBLIC_LINKS.signIn.label}
        </ButtonLink>
      )}
      <ButtonLink
        to={isMember ? PUBLIC_LINKS.studio.to : PUBLIC_LINKS.getStarted.to}
        look="outlined"
        className={styles['start'] ?? ''}
      >
        {isMember ? PUBLIC_LINKS.studio.label : PUBLIC_LINKS.getStarted.label}
      </ButtonLink>
    </nav>
  );
}
