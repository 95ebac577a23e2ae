import type { Fault } from './fault.ts';

/** What people see and do. */
export const INTERFACE_FAULTS: readonly Fault[] = [
  {
    says: 'words are kept for somebody who has signed out',
    file: 'src/device/drafts.ts',
    find: 'else if (isLastSession(uid)) localStorage',
    put: 'else localStorage',
    suite: 'unit',
    tests: 'drafts',
  },
  {
    says: 'a change that broke off on its way is never sent again',
    file: 'src/library/outbox/pendingChanges.ts',
    find: `filter(({ state }) => state !== 'answered');
        const`,
    put: `filter(({ state }) => state === 'new');
        const`,
    suite: 'unit',
    tests: 'src/library',
  },
  {
    says: 'pictures have no words for those who do not see them',
    file: 'src/components/pictures/Picture.tsx',
    find: 'alt={alt}',
    put: 'alt=""',
    suite: 'e2e',
    tests: 'images',
  },
  {
    says: 'a download is a PNG that is named .jpg',
    file: 'src/features/library/detail/downloadItem.ts',
    find: "hasClearGround(row.item) ? 'image/png' : 'image/jpeg'",
    put: "hasClearGround(row.item) ? 'image/png' : 'image/png'",
    suite: 'e2e',
    tests: 'library',
  },
  {
    says: 'who asks for a password mail learns whether the address has an account',
    file: 'src/firebase/auth/auth.ts',
    find: "return hasCode(error, 'auth/user-not-found')",
    put: "return hasCode(error, 'auth/nobody')",
    suite: 'e2e',
    tests: 'auth',
  },
  {
    says: 'the chosen tab of the library is lost by a reload',
    file: 'src/features/library/useLibraryView.ts',
    find: "wish.tab === 'all' ? [] : [[NAMES.tab, wish.tab]]",
    put: "wish.tab === 'all' ? [] : [['kind', wish.tab]]",
    suite: 'e2e',
    tests: 'library',
  },
  {
    says: 'who has not said whose face a photo shows is not led to the question',
    file: 'src/features/images/portrait/PortraitForm.tsx',
    find: 'focusMissing(event.currentTarget);',
    put: 'event.currentTarget.checkValidity();',
    suite: 'e2e',
    tests: 'create',
  },
  {
    says: 'a paid button can be pressed offline',
    file: 'src/features/images/generation/PaidButton.tsx',
    find: 'const isOnline = useIsOnline();',
    put: 'const isOnline = useIsOnline() || true;',
    suite: 'pwa',
    tests: 'offline',
  },
];
