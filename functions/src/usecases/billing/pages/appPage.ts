import { ROUTES } from '@lumashot/domain/routes';

/** Where hosted pages send people back to. */
export const PAGES = {
  payment: ROUTES.payment,
  success: ROUTES.paymentSuccess,
  settings: ROUTES.settings,
  account: ROUTES.account,
} as const;

export const appPage = (appUrl: string, path: (typeof PAGES)[keyof typeof PAGES]): string =>
  new URL(path, appUrl).href;
