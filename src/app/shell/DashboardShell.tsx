import { isSubscribed, waitingCredits } from '@lumashot/domain/profile/access';
import { lazy, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LazyMount } from '#app/components/states/LazyMount.tsx';
import { TrialBanner } from '#app/components/states/TrialBanner.tsx';
import { usePageTitle } from '#app/components/look/usePageTitle.ts';
import { ConfirmEmailBanner } from '#app/features/dashboard/ConfirmEmailBanner.tsx';
import { useNow } from '#app/lib/useNow.ts';
import { OfflineBanner } from '#app/pwa/OfflineBanner.tsx';
import { usePendingCount } from '#app/library/hooks/usePendingCount.ts';
import { ShareSheet } from '#app/pwa/ShareSheet.tsx';
import { PortalButton } from '#app/session/PortalButton.tsx';
import { SKIP_LINK } from '#app/texts/app.ts';
import { TRIAL_TEXTS } from '#app/texts/dashboard.ts';
import { pendingText } from '#app/texts/shell.ts';
import { useProfile } from '#app/session/ProfileContext.ts';
import { LiveNews } from './LiveNews.tsx';
import { BottomBar } from './BottomBar.tsx';
import styles from './dashboardShell.module.css';
import { Header } from './Header.tsx';
import { pageTitleOf } from './navigation.ts';
import { Sidebar } from './Sidebar.tsx';
import { useKeysHelp } from './useKeysHelp.ts';
import { useSidebar } from './useSidebar.ts';

const PhoneDrawer = lazy(async () => ({
  default: (await import('./PhoneDrawer.tsx')).PhoneDrawer,
}));

const KeysHelp = lazy(async () => ({ default: (await import('./KeysHelp.tsx')).KeysHelp }));

export function DashboardShell() {
  const { pathname } = useLocation();
  const title = pageTitleOf(pathname);
  usePageTitle(title);
  const sidebar = useSidebar();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = (): void => setDrawerOpen(false);
  const keys = useKeysHelp();
  const main = useFocusOnNavigation(pathname);

  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#main">
        {SKIP_LINK}
      </a>
      <Sidebar open={sidebar.open} toggle={sidebar.toggle} />
      <div className={styles['column']}>
        <Header title={title} />
        <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
          <Offline />
          <LiveNews />
          <Trial />
          <Outlet />
        </main>
      </div>
      <BottomBar isOpen={drawerOpen} openDrawer={() => setDrawerOpen(true)} />
      <ShareSheet />
      <LazyMount isAsked={drawerOpen} callOff={closeDrawer}>
        <PhoneDrawer open={drawerOpen} close={closeDrawer} />
      </LazyMount>
      <LazyMount isAsked={keys.isOpen} callOff={keys.close}>
        <KeysHelp open={keys.isOpen} close={keys.close} />
      </LazyMount>
    </div>
  );
}

/** Apart from the shell, which is not drawn again with every change that waits. */
function Offline() {
  const waiting = usePendingCount();
  return <OfflineBanner note={waiting === 0 ? '' : pendingText(waiting)} />;
}

/** Apart from the shell, which need not be drawn again with every credit. */
function Trial() {
  const profile = useProfile();
  const now = useNow();
  const waiting = profile === null || isSubscribed(profile, now) ? 0 : waitingCredits(profile, now);
  return waiting > 0 ? (
    <ConfirmEmailBanner waiting={waiting} />
  ) : (
    <TrialBanner
      profile={profile}
      now={now}
      pay={<PortalButton>{TRIAL_TEXTS.overdue.action}</PortalButton>}
    />
  );
}

/** After a change of page the keyboard goes on in the new content, not in the menu. */
function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
