import { expect, it } from 'vitest';
import { createChunkLayers } from './chunkLayers.ts';
import { inRoot } from '../places.ts';

const src = (path: string): string =>
  path.startsWith('domain/') ? inRoot(...path.split('/')) : inRoot('src', ...path.split('/'));

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
  'app/StudioLayout.tsx': ['react.ts', 'toasts.ts'],
  'app/ThemeLayout.tsx': ['theme.ts'],
  'features/auth/AuthScreen.tsx': ['field.ts', 'functions.ts'],
  'features/marketing/contact/ContactPage.tsx': ['field.ts', 'label.ts'],
  'firebase/auth.ts': ['firebaseAuth.ts'],
  'domain/src/operations/operations.ts': ['recipes.ts', 'plans.ts'],
  'domain/src/calls/calls.ts': ['domain/src/operations/operations.ts', 'contact.ts', 'states.ts'],
  'app/SignedInLayout.tsx': [
    'functions.ts',
    'dexie.ts',
    'toasts.ts',
    'states.ts',
    'domain/src/operations/operations.ts',
  ],
  'app/shell/DashboardShell.tsx': ['icons.ts'],
  'features/dashboard/HomeScreen.tsx': ['plans.ts', 'dexie.ts'],
  'app/LibraryRoute.tsx': ['card.ts', 'filters.ts', 'label.ts', 'facePhoto.ts'],
  'features/images/CreateImagesScreen.tsx': ['card.ts', 'picker.ts', 'label.ts', 'facePhoto.ts'],
  'features/settings/SettingsScreen.tsx': ['picker.ts'],
  'features/onboarding/OnboardingScreen.tsx': ['facePhoto.ts'],
  'card.ts': ['thumbnail.ts', 'dexie.ts'],
};

const graph = {
  getModuleInfo: (id: string) => {
    const path = Object.keys(IMPORTS).find((known) => src(known) === id);
    return { importedIds: (path === undefined ? [] : (IMPORTS[path] ?? [])).map(src) };
  },
};

it.each([
  { path: 'preload.ts', chunk: null, why: 'the first script stays small' },
  { path: 'main.tsx', chunk: null, why: 'nothing may wait for it' },
  { path: 'react.ts', chunk: 'core', why: 'the app itself stands on it' },
  { path: 'plans.ts', chunk: null, why: 'a public page has it' },
  { path: 'toasts.ts', chunk: 'studio', why: 'the first step that reaches it' },
  { path: 'theme.ts', chunk: 'mui', why: 'the first frame of the studio does without it' },
  { path: 'functions.ts', chunk: 'account', why: 'the sign-in and the inside share it' },
  { path: 'dexie.ts', chunk: 'inside', why: 'only the inside needs it' },
  { path: 'app/shell/DashboardShell.tsx', chunk: 'inside', why: 'a step holds its own entries' },
  { path: 'recipes.ts', chunk: 'operations', why: 'the inside and the calls share it' },
  { path: 'states.ts', chunk: 'operations', why: 'the inside does not wait for the calls' },
  { path: 'contact.ts', chunk: 'calls', why: 'the first call brings it' },
  { path: 'field.ts', chunk: null, why: 'only forms outside need it' },
  { path: 'card.ts', chunk: 'pictures', why: 'the library and another screen share it' },
  { path: 'thumbnail.ts', chunk: 'pictures', why: 'what is shared brings what it imports' },
  { path: 'picker.ts', chunk: 'forms', why: 'two screens share it, and the library does without' },
  { path: 'filters.ts', chunk: null, why: 'a single screen has it' },
  { path: 'label.ts', chunk: null, why: 'a form outside would wait for the studio’s' },
  { path: 'facePhoto.ts', chunk: null, why: 'onboarding would wait for screens it never shows' },
  { path: 'firebaseAuth.ts', chunk: null, why: 'nothing imports it before it is asked for' },
  { path: 'firestore.ts', chunk: null, why: 'no step reaches it' },
])('$path: $chunk, since $why', ({ path, chunk }) => {
  expect(createChunkLayers()(src(path), graph)).toBe(chunk);
});

it('says so when an entry has moved', () => {
  const empty = { getModuleInfo: () => null };
  expect(() => createChunkLayers()(src('react.ts'), empty)).toThrow('is not part of the app');
});
