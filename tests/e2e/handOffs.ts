import type { Page } from '@playwright/test';

/** Opens a screen as another of the app does: with something in the navigation state. */
export const openWith = (page: Page, path: string, state: object): Promise<void> =>
  page.evaluate(
    ([to, usr]) => {
      const handed = { usr, key: 'handed', idx: 1 };
      window.history.pushState(handed, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: handed }));
    },
    [path, state] as const,
  );

/** The same for the screen that is open already, which reads what it is handed when it begins. */
export async function reopenWith(page: Page, path: string, state: object): Promise<void> {
  await page.evaluate(
    ([to, usr]) => window.history.pushState({ usr, key: 'handed', idx: 1 }, '', to),
    [path, state] as const,
  );
  await page.reload();
}
