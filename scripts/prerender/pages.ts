import { ROUTES } from '@lumashot/domain/routes';
import { PAGE_HEADS, type PageHead, type PagePath } from '#app/texts/pages.ts';

/** A public page, with a file of its own. */
export interface Page extends PageHead {
  readonly path: PagePath;
  readonly file: string;
  /** Its component: the styles of the chunk that holds it stand in the page's head. */
  readonly module: string;
  /** Itself, a picture of it, or nothing: in place of the last two the app comes at once (ADR 0007). */
  readonly drawn: 'whole' | 'still' | 'empty';
  /** The modules that the app needs at once. */
  readonly needs: readonly string[];
}

const whole = (file: string, module: string) =>
  ({ drawn: 'whole', file, module, needs: [] }) as const;

const PLACES: Readonly<Record<PagePath, Omit<Page, 'path' | keyof PageHead>>> = {
  '/': whole('index.html', 'src/features/marketing/landing/Landing.tsx'),
  '/about': whole('about.html', 'src/features/marketing/pages/AboutPage.tsx'),
  '/privacy': whole('privacy.html', 'src/features/marketing/pages/PrivacyPage.tsx'),
  '/terms': whole('terms.html', 'src/features/marketing/pages/TermsPage.tsx'),
  '/contact': {
    drawn: 'empty',
    file: 'contact.html',
    module: 'src/features/marketing/contact/ContactPage.tsx',
    needs: ['src/app/ToastLayout.tsx', 'src/features/marketing/contact/ContactPage.tsx'],
  },
  [ROUTES.auth]: {
    drawn: 'still',
    file: 'auth.html',
    module: 'src/features/auth/AuthScreen.tsx',
    needs: ['src/app/StudioLayout.tsx', 'src/features/auth/AuthScreen.tsx'],
  },
};

const isPage = (path: string): path is PagePath => Object.hasOwn(PLACES, path);

export const PAGES: readonly Page[] = Object.keys(PLACES)
  .filter(isPage)
  .map((path) => ({ path, ...PLACES[path], ...PAGE_HEADS[path] }));

/** Of the pages that are themselves drawn. */
export const DRAWN_PATHS: readonly PagePath[] = PAGES.filter(({ drawn }) => drawn === 'whole').map(
  ({ path }) => path,
);
