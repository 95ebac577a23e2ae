import { PAGE_HEADS, type PageHead, type PagePath } from '@lumashot/domain/texts/pages';

/** A page that is drawn at build. */
export interface Page extends PageHead {
  readonly path: PagePath;
  readonly file: string;
  /** Its component: the styles of the chunk that holds it stand in the page's head. */
  readonly module: string;
}

const PLACES: Readonly<Record<PagePath, Pick<Page, 'file' | 'module'>>> = {
  '/': { file: 'index.html', module: 'src/features/marketing/landing/Landing.tsx' },
  '/about': { file: 'about.html', module: 'src/features/marketing/pages/AboutPage.tsx' },
  '/privacy': { file: 'privacy.html', module: 'src/features/marketing/pages/PrivacyPage.tsx' },
  '/terms': { file: 'terms.html', module: 'src/features/marketing/pages/TermsPage.tsx' },
};

const isPage = (path: string): path is PagePath => Object.hasOwn(PLACES, path);

export const PAGES: readonly Page[] = Object.keys(PLACES)
  .filter(isPage)
  .map((path) => ({ path, ...PLACES[path], ...PAGE_HEADS[path] }));
