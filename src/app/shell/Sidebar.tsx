import { ROUTES } from '@lumashot/domain/routes';
import ToggleIcon from '~icons/ic/outline-view-sidebar';
import { PRODUCT_NAME, PRODUCT_SUBTITLE } from '@lumashot/domain/product';
import { Link } from 'react-router-dom';
import { Logo } from '#app/components/look/Logo.tsx';
import { ThemeSwitch } from '#app/components/actions/ThemeSwitch.tsx';
import { NavList } from './NavList.tsx';
import { InstallButton } from '#app/pwa/InstallButton.tsx';
import { SIDEBAR_TEXTS } from '#app/texts/shell.ts';
import styles from './sidebar.module.css';
import { UserBadge } from './UserBadge.tsx';

/** From 768 px on. Collapsed it keeps icons only: 16rem to 3rem. */
export function Sidebar({ open, toggle }: { open: boolean; toggle: () => void }) {
  return (
    <aside
      className={styles['sidebar']}
      data-open={open}
      data-sidebar={open ? 'open' : 'icons'}
      aria-label={SIDEBAR_TEXTS.label}
    >
      <div className={styles['top']}>
        {open ? <Brand /> : null}
        <button
          type="button"
          className={styles['toggle']}
          onClick={toggle}
          aria-expanded={open}
          aria-label={SIDEBAR_TEXTS.toggle}
          title={open ? SIDEBAR_TEXTS.collapse : SIDEBAR_TEXTS.expand}
        >
          <ToggleIcon fontSize="small" />
        </button>
      </div>
      <NavList iconsOnly={!open} />
      <div className={styles['foot']}>
        <InstallButton compact={!open} />
        <ThemeSwitch compact={!open} />
        <UserBadge compact={!open} />
      </div>
    </aside>
  );
}

export const Brand = () => (
  <Link to={ROUTES.landing} className={styles['brand']}>
    <Logo />
    <span>
      <strong className={styles['name']}>{PRODUCT_NAME}</strong>
      <small className={styles['subtitle']}>{PRODUCT_SUBTITLE}</small>
    </span>
  </Link>
);
