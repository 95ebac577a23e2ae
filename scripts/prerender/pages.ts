import { PAGE_HEADS, type PageHead, type PagePath } from '@lumashot/domain/texts/pages';

/** A page that is drawn at build. */
export interface Page extends PageHead {
  readonly path: PagePath;
  readonly file: string;
  /** Its component: the styles of the chunk that holds it stand in the page's head. */
  readonly module: string;
  /**
   * Not the page itself but a picture of it (ADR 0007): the app takes its place at once, and these
   * modules are what it needs for that.
   */
  readonly stillOf?: readonly string[];
}

const PLACES: Readonly<Record<PagePath, Pick<Page, 'file' | 'module' | 'stillOf'>>> = {
  '/': { file: 'index.html', module: 'src/features/marketing/landing/Landing.tsx' },
  '/about': { file: 'about.html', module: 'src/features/marketing/pages/AboutPage.tsx' },
  '/privacy': { file: 'privacy.html', module: 'src/features/marketing/pages/PrivacyPage.tsx' },
  '/terms': { file: 'terms.html', module: 'src/features/marketing/pages/TermsPage.tsx' },
  '/auth': {
    file: 'auth.html',
    module: 'src/features/auth/AuthScreen.tsx',
    stillOf: ['src/app/StudioLayout.tsx', 'src/features/auth/AuthScreen.tsx'],
  },
};

const isPage = (path: string): path is PagePath => Object.hasOwn(PLACES, path);

export const PAGES: readonly Page[] = Object.keys(PLACES)
  .filter(isPage)
  .map((path) => ({ path, ...PLACES[path], ...PAGE_HEADS[path] }));

/** Of the pages that are themselves drawn, not only a picture of them. */
export const DRAWN_PATHS: readonly PagePath[] = PAGES.filter(
  ({ stillOf }) => stillOf === undefined,
).map(({ path }) => path);
