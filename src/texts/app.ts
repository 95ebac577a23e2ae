import { PRODUCT_NAME } from '@lumashot/domain/product';

/** Words of the app itself, on whatever page: they come with its first scripts. */

/** For screen readers, where something will be. */
export const LOADING = 'Loading';

/** The first link of a page, for the keyboard. */
export const SKIP_LINK = 'Skip to content';

/** Names the logo that leads to the landing page. */
export const HOME_LINK_LABEL = `${PRODUCT_NAME}, home`;

/** Names the place where the title of a new page is said. */
export const PAGE_LABEL = 'Page';

/** Something threw: the last resort. */
export const ERROR_TEXTS = {
  pageTitle: 'Error',
  title: 'Unexpected Application Error!',
  unknown: 'No further details.',
  action: 'Reload the page',
} as const;
