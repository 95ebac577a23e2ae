import { AccountScreen } from '../features/account/AccountScreen.tsx';
import { ManageButton } from '../features/settings/subscription/ManageButton.tsx';
import { useSignOut } from './useSignOut.ts';

/** Two features on one page: what is somebody's own, and the way to its invoices. */
export function AccountRoute() {
  const signOut = useSignOut();
  return <AccountScreen invoices={<ManageButton />} onDeleted={signOut} />;
}
