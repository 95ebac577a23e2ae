import { AccountScreen } from '../features/account/AccountScreen.tsx';
import { ProfilePhoto } from '../features/settings/account/ProfilePhoto.tsx';
import { ManageButton } from '../features/settings/subscription/ManageButton.tsx';
import { useProfile } from '../session/ProfileContext.ts';
import { useSignOut } from './useSignOut.ts';

/** Three features on one page: what is somebody's own, and the way to its invoices. */
export function AccountRoute() {
  const signOut = useSignOut();
  const profile = useProfile();
  // Nothing new is kept of an account that is being closed.
  const isClosing = (profile?.closing_at ?? null) !== null;
  return (
    <AccountScreen
      photo={<ProfilePhoto isReadOnly={isClosing} />}
      invoices={profile?.has_purchases === true ? <ManageButton look="outlined" /> : null}
      onDeleted={signOut}
    />
  );
}
