import { ROUTES } from '@lumashot/domain/routes';
import { PRODUCT_NAME } from '@lumashot/domain/product';
import { TRIAL_CREDITS, TRIAL_DAYS } from '@lumashot/domain/profile/trial';
import { ABOUT } from './about.ts';
import { CONTACT_TEXTS } from './contact.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

/** What search engines and link previews are told about a public page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

const pageTitle = (title: string | null): string =>
  title === null ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`;

/** By path: the pages that have a file of their own. */
export const PAGE_HEADS = {
  [ROUTES.landing]: {
    title: pageTitle(null),
    description: `Describe a picture and get it: a credit-based AI picture studio. ${TRIAL_CREDITS} free credits, ${TRIAL_DAYS} days, no card.`,
  },
  [ROUTES.about]: { title: pageTitle(ABOUT.title), description: ABOUT.lead },
  [ROUTES.privacy]: { title: pageTitle(PRIVACY.title), description: PRIVACY.lead },
  [ROUTES.terms]: { title: pageTitle(TERMS.title), description: TERMS.lead },
  [ROUTES.contact]: {
    title: pageTitle(CONTACT_TEXTS.heading),
    description: CONTACT_TEXTS.subtitle,
  },
  [ROUTES.auth]: {
    title: pageTitle('Sign in'),
    description: `Sign in to ${PRODUCT_NAME}, or create an account: ${TRIAL_CREDITS} free credits, no card.`,
  },
} as const satisfies Record<string, PageHead>;

export type PagePath = keyof typeof PAGE_HEADS;
