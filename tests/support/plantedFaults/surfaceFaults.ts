import type { Fault } from './fault.ts';

/** Rules, headers, indexes, the installed app, and what a page loads and counts. */
export const SURFACE_FAULTS: readonly Fault[] = [
  {
    says: 'everybody signed in reads everybody’s pictures',
    file: 'firestore.rules',
    find: 'match /generated_images/{item} {\n      allow read: if ownsDocument();',
    put: 'match /generated_images/{item} {\n      allow read: if request.auth != null;',
    suite: 'rules',
    tests: 'firestore',
  },
  {
    says: 'an owner may set their credits',
    file: 'firestore.rules',
    find: "'email_notifications', 'credits_notifications', 'seen_at', 'updated_at'])",
    put: "'email_notifications', 'credits_notifications', 'seen_at', 'updated_at', 'credits'])",
    suite: 'rules',
    tests: 'firestore',
  },
  {
    says: 'sources are uploaded without being counted',
    file: 'storage.rules',
    find: "\n        && isAllowed(uid, 'uploads/' + uid + '/' + photo);",
    put: ';',
    suite: 'rules',
    tests: 'storage',
  },
  {
    says: 'the library’s changes have no index',
    file: 'firestore.indexes.json',
    find: `      "collectionGroup": "product_shots",
      "queryScope": "COLLECTION",
      "fields": [
        { "fieldPath": "user_id", "order": "ASCENDING" },
        { "fieldPath": "updated_at", "order": "ASCENDING" }`,
    put: `      "collectionGroup": "product_shots",
      "queryScope": "COLLECTION",
      "fields": [
        { "fieldPath": "user_id", "order": "ASCENDING" },
        { "fieldPath": "updated_at", "order": "DESCENDING" }`,
    suite: 'rules',
    tests: 'indexes',
  },
  {
    says: 'any site may frame the app',
    file: 'scripts/lib/hosting/contentSecurityPolicy.ts',
    find: "'frame-ancestors': [\"'none'\"]",
    put: "'frame-ancestors': ['*']",
    suite: 'unit',
    tests: 'hostingHeaders',
  },
  {
    says: 'a new version takes over while somebody types',
    file: 'src/pwa/worker/sw.ts',
    find: 'cleanupOutdatedCaches();\n',
    put: 'cleanupOutdatedCaches();\nvoid self.skipWaiting();\n',
    suite: 'pwa',
    tests: 'update',
  },
  {
    says: 'a shared photo stays for the next user',
    file: 'src/session/wipeLocalData.ts',
    find: 'await Promise.all([wipeIndex(), wipeMediaCache(), dropShared({ keptBefore })]);',
    put: 'await Promise.all([wipeIndex(), wipeMediaCache(), keptBefore]);',
    suite: 'pwa',
    tests: 'share',
  },
  {
    says: 'a click on a push leads to another site',
    file: 'src/pwa/worker/push.ts',
    find: 'path !== null && /^\\/(?![/\\\\])/.test(path)',
    put: 'path !== null',
    suite: 'unit',
    tests: 'src/pwa',
  },
  {
    says: 'the deep links do not open offline',
    file: 'src/pwa/worker/sw.ts',
    find: 'denylist: [/^\\/__\\//,',
    put: 'denylist: [/^\\/dashboard\\//,',
    suite: 'pwa',
    tests: 'offline',
  },
  {
    says: 'a page of text loads MUI',
    file: 'src/features/marketing/pages/ArticlePage.tsx',
    find: "import { Contents } from './Contents.tsx';",
    put: `import Button from '@mui/material/Button';
import { Contents as Plain } from './Contents.tsx';

const Contents = (props: Parameters<typeof Plain>[0]) => (
  <>
    <Plain {...props} />
    <Button href="#root">Top</Button>
  </>
);`,
    suite: 'e2e',
    tests: 'pages.e2e',
  },
  {
    says: 'the month on the home screen is the last thirty days',
    file: 'src/features/dashboard/Facts.tsx',
    find: 'const sinceMs = startOfMonth(now);',
    put: 'const sinceMs = now.getTime() - 30 * 86_400_000;',
    suite: 'unit',
    tests: 'src/features/dashboard',
  },
];
