import { ROUTES } from '@lumashot/domain/routes';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGE_LABEL } from '../texts/app.ts';

const isDashboard = (path: string): boolean => path.startsWith(ROUTES.home);

/**
 * A new page without a page load: its title is said, and the keyboard goes on at its content, or at
 * the section that an anchor names. Inside the dashboard the shell stays, and so does the focus.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const last = useRef({ pathname, hash });
  const [said, setSaid] = useState('');

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, hash };
    if (before.pathname === pathname) {
      if (before.hash !== hash) focusSection(hash);
      return;
    }
    if (isDashboard(before.pathname) && isDashboard(pathname)) return;

    function arrive(): void {
      setSaid(document.title);
      if (!focusSection(hash)) focusMain();
    }
    arrive();
    // Screens behind a check of the session name themselves a moment later.
    const title = document.querySelector('title');
    const observer = new MutationObserver(arrive);
    if (title !== null) observer.observe(title, { childList: true });
    return () => observer.disconnect();
  }, [pathname, hash]);

  return (
    <p className="visually-hidden" role="status" aria-label={PAGE_LABEL}>
      {said}
    </p>
  );
}

function focusSection(hash: string): boolean {
  const section = hash === '' ? null : document.getElementById(hash.slice(1));
  section?.focus({ preventScroll: true });
  return section !== null;
}

/** Only when the old page took the focus with it: a page that has put it somewhere knows better. */
function focusMain(): void {
  if (document.activeElement !== document.body) return;
  const main = document.querySelector('main');
  if (main === null) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
