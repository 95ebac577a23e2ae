import { NAVIGATION } from '../texts/dashboard.ts';
import { PROFILE_SOON } from '../texts/settings.ts';
import { ButtonLink } from '../components/actions/ButtonLink.tsx';
import { EmptyState } from '../components/states/EmptyState.tsx';

/** Photo and email are in Settings until this page is here. */
export const ProfileSoon = () => (
  <EmptyState
    text={PROFILE_SOON.text}
    action={<ButtonLink to={NAVIGATION.settings.path}>{PROFILE_SOON.action}</ButtonLink>}
  />
);
