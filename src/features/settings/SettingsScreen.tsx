import { SETTINGS_TABS, SETTINGS_TABS_LABEL, type SettingsTabId } from '#app/texts/settings.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { TabBar, TabPanel } from '#app/components/actions/TabBar.tsx';
import { useTabInUrl } from '#app/components/actions/useTabInUrl.ts';
import { AccountTab } from './account/AccountTab.tsx';
import { DevicePush } from './notifications/DevicePush.tsx';
import { NotificationsTab } from './notifications/NotificationsTab.tsx';
import { SecurityTab } from './security/SecurityTab.tsx';
import styles from './settings.module.css';
import { SubscriptionTab } from './subscription/SubscriptionTab.tsx';
import { Waiting } from './Waiting.tsx';

/** With the ledger's schemas and Firestore: loaded when it is looked at. */
const CreditsTab = lazy(async () => ({
  default: (await import('./credits/CreditsTab.tsx')).CreditsTab,
}));

const PANELS: Readonly<Record<SettingsTabId, () => ReactNode>> = {
  account: () => <AccountTab />,
  credits: () => (
    <Suspense fallback={<Waiting />}>
      <CreditsTab />
    </Suspense>
  ),
  subscription: () => <SubscriptionTab />,
  notifications: () => (
    <>
      <NotificationsTab />
      <DevicePush />
    </>
  ),
  security: () => <SecurityTab />,
};

/** A tab once opened stays, hidden: a choice that is not saved yet is not lost by looking around. */
export function SettingsScreen() {
  const [tab, choose] = useTabInUrl<SettingsTabId>(SETTINGS_TABS);
  const [opened, setOpened] = useState<readonly SettingsTabId[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);

  return (
    <div className={styles['screen']}>
      <TabBar label={SETTINGS_TABS_LABEL} tabs={SETTINGS_TABS} chosen={tab} onChoose={choose} />
      {SETTINGS_TABS.map(({ id }) => (
        <TabPanel key={id} id={id} chosen={tab}>
          {opened.includes(id) ? <div className={styles['panel']}>{PANELS[id]()}</div> : null}
        </TabPanel>
      ))}
    </div>
  );
}
