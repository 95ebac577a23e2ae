import { PortalButton } from '#app/session/PortalButton.tsx';
import { SUBSCRIPTION_TEXTS } from '#app/texts/settings.ts';
import settings from '../settings.module.css';

/** 'Cancel anytime' has a button: the customer portal. */
export const ManageButton = ({ look = 'primary' }: { look?: 'primary' | 'outlined' }) => (
  <>
    <PortalButton look={look}>{SUBSCRIPTION_TEXTS.manage}</PortalButton>
    <p className={settings['muted']}>{SUBSCRIPTION_TEXTS.manageNote}</p>
    <p className={settings['muted']}>{SUBSCRIPTION_TEXTS.changes}</p>
  </>
);
