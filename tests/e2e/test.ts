import { test as base, type Page } from '@playwright/test';

/** Where traces cannot be fetched from, the words on the page and its errors tell what happened. */
export const test = base.extend<{ evidence: undefined }>({
  evidence: [
    async ({ page }, use, { title, project }) => {
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text());
      });
      page.on('pageerror', (error) => said.push(String(error)));
      await use(undefined);
      const { status, expectedStatus } = base.info();
      if (status === expectedStatus) return;
      console.log(
        [
          `Evidence for "${title}" (${project.name}) at ${page.url()}`,
          await wordsOn(page),
          ...said.map((line) => `  console: ${line}`),
        ].join('\n'),
      );
    },
    { auto: true },
  ],
});

/** A page that hangs must not hide the failure it was asked about. */
const wordsOn = (page: Page): Promise<string> =>
  page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);

/** For a test of what is laid out otherwise on a large screen: it runs there too. */
export const DESKTOP = { tag: '@desktop' };
