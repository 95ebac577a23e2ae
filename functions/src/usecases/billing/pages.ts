import { NAVIGATION, PAYMENT_PATH, SUCCESS_PATH } from '@lumashot/domain/texts/dashboard';

/** Where hosted pages send people back to. */
export const PAGES = {
  payment: PAYMENT_PATH,
  success: SUCCESS_PATH,
  settings: NAVIGATION.settings.path,
} as const;

export const appPage = (appUrl: string, path: (typeof PAGES)[keyof typeof PAGES]): string =>
  new URL(path, appUrl).href;
