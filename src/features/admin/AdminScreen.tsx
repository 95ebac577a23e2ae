import { useState, type ReactNode } from 'react';
import { TabBar, TabPanel } from '#app/components/actions/TabBar.tsx';
import { useTabInUrl } from '#app/components/actions/useTabInUrl.ts';
import { usePageTitle } from '#app/components/look/usePageTitle.ts';
import { ADMIN_TEXTS as TEXTS, type AdminTabId } from '#app/texts/admin.ts';
import styles from './admin.module.css';
import { HealthPart } from './HealthPart.tsx';
import { MoneyPart } from './MoneyPart.tsx';
import { PeoplePart } from './PeoplePart.tsx';
import { QueuePart } from './QueuePart.tsx';
import { ReportsPart } from './ReportsPart.tsx';
import { SwitchesPart } from './SwitchesPart.tsx';

const PANELS: Readonly<Record<AdminTabId, () => ReactNode>> = {
  people: () => <PeoplePart />,
  queue: () => <QueuePart />,
  reports: () => <ReportsPart />,
  money: () => <MoneyPart />,
  switches: () => <SwitchesPart />,
  health: () => <HealthPart />,
};

/**
 * The room of the people who run it. Whoever comes without the claim sees the frame, and that it is not for
 * them: every look and every action is checked and written down by the server.
 */
export function AdminScreen() {
  usePageTitle(TEXTS.title);
  const [tab, choose] = useTabInUrl<AdminTabId>(TEXTS.tabs);
  const [opened, setOpened] = useState<readonly AdminTabId[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  return (
    <div className={styles['screen']}>
      <h1>{TEXTS.title}</h1>
      <TabBar label={TEXTS.tabsLabel} tabs={TEXTS.tabs} chosen={tab} onChoose={choose} />
      {TEXTS.tabs.map(({ id }) => (
        <TabPanel key={id} id={id} chosen={tab}>
          {opened.includes(id) ? PANELS[id]() : null}
        </TabPanel>
      ))}
    </div>
  );
}
