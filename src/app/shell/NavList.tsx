import { NavLink } from 'react-router-dom';
import { SHELL_TEXTS } from '#app/texts/shell.ts';
import styles from './navList.module.css';
import { NAV_ENTRIES } from './navigation.ts';

/** The entries of sidebar and drawer. `iconsOnly` keeps the names for screen readers and hints. */
export function NavList({
  iconsOnly = false,
  onPick,
}: {
  iconsOnly?: boolean;
  onPick?: () => void;
}) {
  return (
    <nav aria-label={SHELL_TEXTS.navigation}>
      <ul className={styles['list']}>
        {NAV_ENTRIES.map(({ path, label, Icon }) => (
          <li key={path}>
            <NavLink
              end
              to={path}
              className={styles['link'] ?? ''}
              onClick={onPick}
              title={iconsOnly ? label : undefined}
            >
              <Icon fontSize="small" aria-hidden="true" />
              <span className={iconsOnly ? 'visually-hidden' : undefined}>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
