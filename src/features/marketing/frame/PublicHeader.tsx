import { ROUTES } from '@lumashot/domain/routes';
import { PRODUCT_NAME } from '@lumashot/domain/product';
import { HOME_LINK_LABEL } from '#app/texts/app.ts';
import { FRAME_TEXTS, PUBLIC_LINKS } from '#app/texts/landing.ts';
import { clsx } from 'clsx';
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
      <Link to={ROUTES.landing} className={styles['brand']} aria-label={HOME_LINK_LABEL}>
        <Logo />
        <span className={styles['name']}>{PRODUCT_NAME}</span>
      </Link>
      <nav className={styles['anchors']} aria-label={FRAME_TEXTS.sections}>
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

/**
 * Drawn beforehand for whoever comes: until the scripts are there, which read and leave without them, both ways are in the
 * page, and public/before.js says which is shown.
 */
function Account() {
  const isMember = useSyncExternalStore(neverChanges, hasSession, unknown);
  const isUnknown = isMember === null;
  const forVisitors = isUnknown && styles['forVisitors'];
  const forMembers = isUnknown && styles['forMembers'];
  return (
    <nav className={styles['account']} aria-label={FRAME_TEXTS.account}>
      {isMember === true ? null : (
        <>
          <ButtonLink to={PUBLIC_LINKS.signIn.to} look="outlined" className={clsx(forVisitors)}>
            {PUBLIC_LINKS.signIn.label}
          </ButtonLink>
          <ButtonLink
            to={PUBLIC_LINKS.getStarted.to}
            look="outlined"
            className={clsx(styles['start'], forVisitors)}
          >
            {PUBLIC_LINKS.getStarted.label}
          </ButtonLink>
        </>
      )}
      {isMember === false ? null : (
        <ButtonLink
          to={PUBLIC_LINKS.studio.to}
          look="outlined"
          className={clsx(styles['start'], forMembers)}
        >
          {PUBLIC_LINKS.studio.label}
        </ButtonLink>
      )}
    </nav>
  );
}

const unknown = (): boolean | null => null;
