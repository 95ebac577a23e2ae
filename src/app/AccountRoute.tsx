import { AccountScreen } from '../features/account/AccountScreen.tsx';
import { ManageButton } from '../features/settings/subscription/ManageButton.tsx';

/** Two features on one page: what is somebody's own, and the way to its invoices. */
export const AccountRoute = () => <AccountScreen invoices={<ManageButton />} />;
