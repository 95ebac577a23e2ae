import { expect, it } from 'vitest';
import { createChunkLayers } from './chunkLayers.ts';
import { inRoot } from './places.ts';

const src = (path: string): string => inRoot('src', ...path.split('/'));

/** Who imports what, by static imports. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'first.ts': ['preload.ts'],
  'main.tsx': ['preload.ts', 'react.ts', 'router.ts'],
  'router.ts': ['react.ts'],
  'app/NotFound.tsx': ['react.ts'],
  'features/marketing/landing/Landing.tsx': ['react.ts', 'plans.ts'],
  'features/marketing/pages/AboutPage.tsx': [],
  'features/marketing/pages/PrivacyPage.tsx': [],
  'features/marketing/pages/TermsPage.tsx': [],
  'app/StudioLayout.tsx': ['react.ts', 'theme.ts'],
  'app/ToastLayout.tsx': ['theme.ts'],
  'features/auth/AuthScreen.tsx': ['field.ts', 'functions.ts'],
  'features/marketing/contact/ContactPage.tsx': ['field.ts'],
  'firebase/auth.ts': ['firebaseAuth.ts'],
  'app/SignedInLayout.tsx': ['functions.ts', 'dexie.ts', 'theme.ts'],
  'app/shell/DashboardShell.tsx': ['icons.ts'],
  'features/dashboard/HomeScreen.tsx': ['plans.ts', 'dexie.ts'],
};

const graph = {
  getModuleInfo: (id: string) => {
    const path = Object.keys(IMPORTS).find((known) => src(known) === id);
    return { importedIds: (path === undefined ? [] : (IMPORTS[path] ?? [])).map(src) };
  },
};

it.each([
  ['preload.ts', null, 'the first script stays small'],
  ['main.tsx', null, 'nothing may wait for it'],
  ['react.ts', 'core', 'the app itself stands on it'],
  ['plans.ts', null, 'a public page has it'],
  ['theme.ts', 'studio', 'the first step that reaches it'],
  ['functions.ts', 'account', 'the sign-in and the inside share it'],
  ['dexie.ts', 'inside', 'only the inside needs it'],
  ['app/shell/DashboardShell.tsx', 'inside', 'a step holds its own entries'],
  ['field.ts', null, 'only forms outside need it'],
  ['firebaseAuth.ts', null, 'nothing imports it before it is asked for'],
  ['firestore.ts', null, 'no step reaches it'],
])('%s: %s, since %s', (path, chunk) => {
  expect(createChunkLayers()(src(path), graph)).toBe(chunk);
});

it('says so when an entry has moved', () => {
  const empty = { getModuleInfo: () => null };
  expect(() => createChunkLayers()(src('react.ts'), empty)).toThrow('is not part of the app');
});
