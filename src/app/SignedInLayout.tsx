import { ROUTES } from '@lumashot/domain/routes';
import { NAVIGATION } from '../texts/dashboard.ts';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { readLastSession } from '../device/lastSession.ts';
import { askNewestAhead } from '../library/search/newestAhead.ts';
import { askingFor } from '../lib/askedPage.ts';
import { useNow } from '../lib/useNow.ts';
import { keptPlace } from '../session/keptPlace.ts';
import { useProfileState } from '../session/ProfileContext.ts';
import { ProfileProvider } from '../session/ProfileProvider.tsx';
import { RunningJobsProvider } from '../session/RunningJobsProvider.tsx';
import { useSession } from '../session/SessionContext.ts';
import { useDevicePush } from '../session/useDevicePush.ts';
import { LibraryProvider } from './LibraryProvider.tsx';
import { SetupFailed } from './SetupFailed.tsx';
import { useFulfilledWish } from './useFulfilledWish.ts';
import { useGateOnEntry } from './useGateOnEntry.ts';
import { useOpenedByPush } from './useOpenedByPush.ts';
import { LeadOn } from '../components/states/LeadOn.tsx';
import { QuietScreen } from '../components/states/QuietScreen.tsx';

// While this is read the app is still being drawn; Auth confirms who it is later (SessionProvider).
const last = readLastSession();
if (last !== null && window.location.pathname === ROUTES.home) void askNewestAhead(last.uid);

/** For few: who signs up with Google on the page for signing in, or on another device than before. */
const AgeGate = lazy(async () => ({ default: (await import('./AgeGate.tsx')).AgeGate }));

/** The guard of everything behind the sign-in: session, onboarding, and who has to pay first. */
export function SignedInLayout() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session.state === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  if (session.state === 'loading') return <QuietScreen />;
  if (session.state === 'signed-out') {
    // A link that was opened; not the page that somebody has just signed out on.
    const state = wasSignedIn ? null : askingFor(`${pathname}${search}${hash}`);
    return <LeadOn to={ROUTES.auth} state={state} />;
  }
  return (
    <ProfileProvider uid={session.user.uid} isConfirmed={session.isConfirmed}>
      <RunningJobsProvider uid={session.user.uid}>
        <OnboardingGuard uid={session.user.uid} />
      </RunningJobsProvider>
    </ProfileProvider>
  );
}

function OnboardingGuard({ uid }: { uid: string }) {
  const current = useProfileState();
  const { pathname } = useLocation();
  const isOnboarding = pathname === ROUTES.onboarding;
  const isDashboard = pathname.startsWith(ROUTES.home);
  const now = useNow();
  const isShut = useGateOnEntry(pathname, current, now);
  if (current.state === 'failed') return <SetupFailed retry={current.retry} />;
  if (current.state === 'age-missing') {
    return (
      <Suspense fallback={<QuietScreen />}>
        <AgeGate confirm={current.confirm} />
      </Suspense>
    );
  }
  // The dashboard shows its frame with skeletons; the onboarding must not flash for old users.
  if (current.state === 'loading') return isOnboarding ? <QuietScreen /> : <Signed uid={uid} />;

  const isDone = current.profile.has_completed_onboarding;
  // Whoever has been through it once, has: this holds of a remembered profile, too.
  if (isDone && isOnboarding) {
    return <LeadOn to={keptPlace() ?? NAVIGATION.home.path} />;
  }
  // As remembered only: it shows the app, but sends nobody to finish or to pay something.
  if (current.asOf !== null) return <Signed uid={uid} />;
  // Nothing else is open to whoever leaves: not to make something new, and not to pay for it.
  if (current.profile.closing_at !== null && !pathname.startsWith(ROUTES.account)) {
    return <LeadOn to={ROUTES.account} />;
  }
  if (!isDone && isDashboard) return <LeadOn to={ROUTES.onboarding} />;
  if (isDashboard && isShut) return <LeadOn to={ROUTES.payment} />;
  return <Signed uid={uid} />;
}

function Signed({ uid }: { uid: string }) {
  useDevicePush();
  useOpenedByPush();
  useFulfilledWish();
  return (
    <LibraryProvider uid={uid}>
      <Outlet />
    </LibraryProvider>
  );
}
