import { inRoot } from './places.ts';

/** What the bundler knows of a module. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const inSource = (paths: readonly string[]): readonly string[] =>
  paths.map((path) => inRoot('src', ...path.split('/')));

/** Modules that these import, and the modules that those import; not what is loaded later. */
const ROOTS = {
  first: inSource(['first.ts']),
  main: inSource(['main.tsx']),
  public: inSource([
    'app/NotFound.tsx',
    'features/marketing/landing/Landing.tsx',
    'features/marketing/pages/AboutPage.tsx',
    'features/marketing/pages/PrivacyPage.tsx',
    'features/marketing/pages/TermsPage.tsx',
  ]),
  studio: inSource(['app/StudioLayout.tsx', 'app/ToastLayout.tsx']),
  outside: inSource([
    'features/auth/AuthScreen.tsx',
    'features/marketing/contact/ContactPage.tsx',
    'firebase/auth.ts',
  ]),
  inside: inSource([
    'app/SignedInLayout.tsx',
    'app/shell/DashboardShell.tsx',
    'features/dashboard/HomeScreen.tsx',
  ]),
} as const;
type Root = keyof typeof ROOTS;

/**
 * One chunk for each step into the app, instead of one for each set of routes that share something: a
 * phone pays for every file that it asks for, and so does the service worker. The steps are closed:
 * what a module imports is in its own layer or in one before it, so no chunk imports a later one.
 * Modules of the public pages, and of single routes, are left to the bundler.
 */
export function createChunkLayers(): (id: string, graph: Graph) => string | null {
  let reached: Readonly<Record<Root, ReadonlySet<string>>> | null = null;
  return (id, graph) => {
    reached ??= {
      first: reachedFrom(ROOTS.first, graph),
      main: reachedFrom(ROOTS.main, graph),
      public: reachedFrom(ROOTS.public, graph),
      studio: reachedFrom(ROOTS.studio, graph),
      outside: reachedFrom(ROOTS.outside, graph),
      inside: reachedFrom(ROOTS.inside, graph),
    };
    // The first script stays small; and nothing may wait for main.tsx, which itself waits for pages.
    if (reached.first.has(id) || ROOTS.main.includes(id)) return null;
    if (reached.main.has(id)) return 'core';
    if (reached.public.has(id)) return null;
    if (reached.studio.has(id)) return 'studio';
    if (!reached.inside.has(id)) return null;
    return reached.outside.has(id) ? 'account' : 'inside';
  };
}

function reachedFrom(roots: readonly string[], graph: Graph): ReadonlySet<string> {
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
