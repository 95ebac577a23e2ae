import { ROUTES } from '@lumashot/domain/routes';
import type { ReactNode } from 'react';
import { ButtonLink } from '../components/actions/ButtonLink.tsx';
import { usePageTitle } from '../components/look/usePageTitle.ts';
import { ClosingBanner } from '../features/account/ClosingBanner.tsx';
import { LibraryScreen } from '../features/library/LibraryScreen.tsx';
import { CreditsTab } from '../features/settings/credits/CreditsTab.tsx';
import { ReadOnlyLibrary } from '../library/sync/ReadOnlyLibrary.ts';
import { useProfile } from '../session/ProfileContext.ts';
import { MY_DATA_TEXTS as TEXTS } from '../texts/account.ts';
import styles from './accountPages.module.css';
import { leaveDeleted } from './leaveDeleted.ts';

/** The library and the history as the dashboard shows them, where no gate is before them. */
export const AccountPictures = () => (
  <Page title={TEXTS.pictures.title}>
    <LibraryScreen />
  </Page>
);

export const AccountHistory = () => (
  <Page title={TEXTS.history.title}>
    <CreditsTab />
  </Page>
);

function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  usePageTitle(title);
  const closingAt = useProfile()?.closing_at ?? null;
  return (
    <ReadOnlyLibrary value={true}>
      {closingAt === null ? null : <ClosingBanner closingAt={closingAt} onDeleted={leaveDeleted} />}
      <div className={styles['head']}>
        <h1>{title}</h1>
        <ButtonLink to={ROUTES.account} look="plain">
          {TEXTS.back}
        </ButtonLink>
      </div>
      <div>{children}</div>
    </ReadOnlyLibrary>
  );
}
