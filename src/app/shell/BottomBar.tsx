import MenuIcon from '~icons/ic/round-menu';
import { NavLink, useLocation } from 'react-router-dom';
import { SHELL_TEXTS } from '#app/texts/shell.ts';
import styles from './bottomBar.module.css';
import { NAV_ENTRIES } from './navigation.ts';

/**
 * Below 768 px: the main entries under the thumb, and the drawer with all of them. On a page that is in the drawer alone
 * its button is the current entry: something of the bar always says where people are.
 */
export function BottomBar({ openDrawer, isOpen }: { openDrawer: () => void; isOpen: boolean }) {
  const { pathname } = useLocation();
  const isInDrawer = NAV_ENTRIES.some(({ path, underThumb }) => path === pathname && !underThumb);
  return (
    <nav className={styles['bar']} aria-label={SHELL_TEXTS.navigation} data-foot="studio">
      {NAV_ENTRIES.filter(({ underThumb }) => underThumb).map(({ path, label, short, Icon }) => (
        <NavLink key={path} end to={path} className={styles['entry'] ?? ''} aria-label={label}>
          <Icon fontSize="small" aria-hidden="true" />
          <span className={styles['word']}>{short ?? label}</span>
        </NavLink>
      ))}
      <button
        type="button"
        className={styles['entry']}
        onClick={openDrawer}
        aria-current={isInDrawer ? 'true' : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        <MenuIcon fontSize="small" />
        <span className={styles['word']}>{SHELL_TEXTS.menu}</span>
      </button>
    </nav>
  );
}
