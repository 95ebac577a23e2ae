import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

const within = (root: string, path: string): boolean => path.startsWith(root);

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
    const isSamePage = before.pathname === pathname;
    if (isSamePage && before.hash === hash) return;
    if (within('/dashboard', before.pathname) && within('/dashboard', pathname)) return;
    if (!isSamePage) setSaid(document.title);
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (target !== null) target.focus({ preventScroll: true });
    else if (!isSamePage) focusMain();
  }, [pathname, hash]);

  return (
    <p className="visually-hidden" role="status" aria-label="Page">
      {said}
    </p>
  );
}

/** A page that has put the focus somewhere itself knows better. */
function focusMain(): void {
  const main = document.querySelector('main');
  if (main === null || main.contains(document.activeElement)) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
