import { expect, type Page } from '@playwright/test';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { UPDATE_TEXTS } from '#app/texts/pwa.ts';
import { givenMember } from '../support/accounts/users.ts';
import { FOX, goTo, promptBox } from '../e2e/steps.ts';
import { arrive, test } from './test.ts';

const version = (page: Page) => page.locator('head meta[name="version"]');

const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const reload = (page: Page) => page.getByRole('button', { name: UPDATE_TEXTS.action });

test('a new version waits, is offered, and costs nobody a word', async ({ page, server }) => {
  await arrive(page, await givenMember());
  await goTo(page, 'images');
  await promptBox(page).fill(FOX);

  server.publish('two');
  await lookForUpdate(page);
  await expect(page.getByText(UPDATE_TEXTS.title)).toBeVisible();
  // Nothing happens by itself: a reload still shows the version that everything else is of.
  await page.reload();
  await expect(promptBox(page)).toHaveValue(FOX);
  await expect(version(page)).toHaveCount(0);

  await reload(page).click();
  await expect(version(page)).toHaveAttribute('content', 'two');
  await expect(promptBox(page)).toHaveValue(FOX);
});

test('a picture that does not come holds no version up', async ({ page, server }) => {
  await arrive(page, await givenMember());
  await goTo(page, 'images');
  await promptBox(page).fill(FOX);
  server.hold('/slow.png');
  await page.evaluate(() => void (new Image().src = '/slow.png'));

  server.publish('two');
  await lookForUpdate(page);
  await reload(page).click();
  await expect(version(page)).toHaveAttribute('content', 'two');
  await expect(promptBox(page)).toHaveValue(FOX);
});

test('a version that takes over late is shown all the same', async ({ page, context, server }) => {
  await arrive(page, await givenMember());
  const other = await context.newPage();
  await other.goto(NAVIGATION.images.path);
  await goTo(page, 'images');
  await promptBox(page).fill(FOX);
  server.publish('two');
  await lookForUpdate(page);
  await expect(reload(page)).toBeVisible();
  const slow = server.hold(HELD);
  await askTheNetworkFor(other, HELD);

  // The old worker still owes another tab an answer: after a while this page is reloaded all the same.
  const isReloaded = page.waitForEvent('framenavigated');
  await reload(page).click();
  await isReloaded;
  await expect(promptBox(page)).toHaveValue(FOX);
  slow.release();
  // Where that takes longer than anybody waits, it is offered again instead of coming by itself.
  await expect(async () => {
    if (await reload(page).isVisible()) await reload(page).click({ timeout: 2_000 });
    await expect(version(page)).toHaveAttribute('content', 'two', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(promptBox(page)).toHaveValue(FOX);
});

/** Kept by the worker from its installation on. */
const HELD = '/favicon.svg';

/** As where a browser has lost a file that the worker kept: it gives up a picture, never one of those. */
const askTheNetworkFor = (page: Page, path: string): Promise<void> =>
  page.evaluate(async (asked) => {
    const isAsked = ({ url }: Request): boolean => new URL(url).pathname === asked;
    const lost = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const found = (await cache.keys()).filter(isAsked);
      await Promise.all(found.map((request) => cache.delete(request)));
    });
    await Promise.all(lost);
    void fetch(asked).catch(() => undefined);
  }, path);

test('a tab that did not ask goes on, and is told', async ({ page, context, server }) => {
  await arrive(page, await givenMember());
  const other = await context.newPage();
  await other.goto(NAVIGATION.images.path);
  await promptBox(other).fill(FOX);

  server.publish('two');
  await lookForUpdate(page);
  await reload(page).click();
  await expect(version(page)).toHaveAttribute('content', 'two');

  await expect(promptBox(other)).toHaveValue(FOX);
  await expect(version(other)).toHaveCount(0);
  await reload(other).click();
  await expect(version(other)).toHaveAttribute('content', 'two');
});
