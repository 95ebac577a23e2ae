import type { Page, Response } from '@playwright/test';

/** The next answer of the call that every opened page makes: what the server did for it is done by then. */
export const ensured = (page: Page): Promise<Response> =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/ensureProfile') && answer.request().method() === 'POST',
  );
