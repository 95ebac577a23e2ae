/** Where hosted pages send people back to. */
export const PAGES = {
  payment: '/payment',
  success: '/payment-success',
  settings: '/dashboard/settings',
} as const;

export const appPage = (appUrl: string, path: (typeof PAGES)[keyof typeof PAGES]): string =>
  new URL(path, appUrl).href;
