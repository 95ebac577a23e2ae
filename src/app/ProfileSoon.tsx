import { NAVIGATION } from '@lumashot/domain/texts/dashboard';
import { PROFILE_SOON } from '@lumashot/domain/texts/settings';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmptyState } from '../components/EmptyState.tsx';

/** Photo and email are in Settings until this page is here. */
export const ProfileSoon = () => (
  <EmptyState
    text={PROFILE_SOON.text}
    action={<ButtonLink to={NAVIGATION.settings.path}>{PROFILE_SOON.action}</ButtonLink>}
  />
);
