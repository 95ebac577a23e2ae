import { inRoot } from '../places.ts';

/** What the bundler knows of a module. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Where each step begins: what these import at once belongs to it, what they load later does not. */
const ROOTS = {
  first: ['src/first.ts'],
  main: ['src/main.tsx'],
  public: [
    'src/app/NotFound.tsx',
    'src/features/marketing/landing/Landing.tsx',
    'src/features/marketing/pages/AboutPage.tsx',
    'src/features/marketing/pages/PrivacyPage.tsx',
    'src/features/marketing/pages/TermsPage.tsx',
  ],
  studio: ['src/app/StudioLayout.tsx'],
  mui: ['src/app/ThemeLayout.tsx'],
  outside: [
    'src/features/auth/AuthScreen.tsx',
    'src/features/marketing/contact/ContactPage.tsx',
    'src/firebase/auth/auth.ts',
  ],
  inside: [
    'src/app/SignedInLayout.tsx',
    'src/app/shell/DashboardShell.tsx',
    'src/features/dashboard/HomeScreen.tsx',
  ],
  operations: ['domain/src/operations/operations.ts'],
  calls: ['domain/src/calls/calls.ts'],
  /** What people come to before they are in the studio. */
  beside: [
    'src/features/onboarding/OnboardingScreen.tsx',
    'src/features/billing/PaymentScreen.tsx',
    'src/features/billing/PaymentSuccessScreen.tsx',
  ],
  library: ['src/app/LibraryRoute.tsx'],
  images: ['src/features/images/CreateImagesScreen.tsx'],
  storyboard: ['src/features/images/storyboard/StoryboardScreen.tsx'],
  videos: ['src/features/videos/VideosScreen.tsx'],
  settings: ['src/features/settings/SettingsScreen.tsx'],
} as const;
type Root = keyof typeof ROOTS;

/** The screens of the studio but home, which is part of its shell. */
const SCREENS = ['library', 'images', 'storyboard', 'videos', 'settings'] as const;

/** What nearly every address of the empty shell needs next. */
export const SHELL_MODULES: readonly string[] = [...ROOTS.studio, ...ROOTS.inside];

const MAIN = inRoot(ROOTS.main[0]);

/**
 * One chunk for each step into the app, instead of one for each set of routes that share something: a
 * phone pays for every file that it asks for, and so does the service worker. The steps are closed:
 * what a module imports is in its own layer or in one before it, so no chunk imports a later one.
 * Modules of the public pages, and of single screens, are left to the bundler.
 */
export function createChunkLayers(): (id: string, graph: Graph) => string | null {
  const reached = new Map<Root, ReadonlySet<string>>();
  return (id, graph) => {
    const isIn = (root: Root): boolean => {
      const known = reached.get(root) ?? reachedFrom(root, graph);
      reached.set(root, known);
      return known.has(id);
    };
    // The first script stays small; and nothing may wait for main.tsx, which itself waits for pages.
    if (isIn('first') || id === MAIN) return null;
    if (isIn('main')) return 'core';
    if (isIn('public')) return null;
    if (isIn('studio')) return 'studio';
    if (isIn('mui')) return 'mui';
    // By themselves: the first call of whoever signs in needs nothing of the inside.
    if (isIn('operations') || (isIn('calls') && isIn('inside'))) return 'operations';
    if (isIn('calls')) return 'calls';
    if (isIn('inside')) return isIn('outside') ? 'account' : 'inside';
    // Who has not come to the studio would load all that its screens share.
    if (isIn('outside') || isIn('beside')) return null;
    // With the library's share in one file and the rest in another, a screen loads some kilobytes that it
    // has no use for, and up to thirteen files less (ADR 0010).
    if (SCREENS.filter(isIn).length < 2) return null;
    return isIn('library') ? 'pictures' : 'forms';
  };
}

function reachedFrom(root: Root, graph: Graph): ReadonlySet<string> {
  const roots: readonly string[] = ROOTS[root].map((path) => inRoot(path));
  const reached = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    const module = graph.getModuleInfo(id);
    if (module === null && roots.includes(id)) throw new Error(`${id} is not part of the app`);
    waiting.push(...(module?.importedIds ?? []));
  }
  return reached;
}
