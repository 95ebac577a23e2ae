import { AccountScreen } from '../features/account/AccountScreen.tsx';
import { ProfilePhoto } from '../features/settings/account/ProfilePhoto.tsx';
import { ManageButton } from '../features/settings/subscription/ManageButton.tsx';
import { PortalButton } from '../session/PortalButton.tsx';
import { useProfile } from '../session/ProfileContext.ts';
import { MY_DATA_TEXTS } from '../texts/account.ts';
import { leaveDeleted } from './leaveDeleted.ts';

/** Three features on one page: what is somebody's own, and the way to its invoices. */
export function AccountRoute() {
  const profile = useProfile();
  // Nothing new is kept of an account that is being closed.
  const isClosing = (profile?.closing_at ?? null) !== null;
  return (
    <AccountScreen
      photo={<ProfilePhoto isReadOnly={isClosing} />}
      invoices={profile?.has_purchases === true ? invoicesOf(isClosing) : null}
      onDeleted={leaveDeleted}
    />
  );
}

/** While the account closes, its plan is neither resumed nor changed. */
const invoicesOf = (isClosing: boolean) =>
  isClosing ? (
    <PortalButton look="outlined">{MY_DATA_TEXTS.invoices.open}</PortalButton>
  ) : (
    <ManageButton look="outlined" />
  );
