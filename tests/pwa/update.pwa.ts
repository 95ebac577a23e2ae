import { expect, type Page } from '@playwright/test';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { UPDATE_TEXTS } from '#app/texts/pwa.ts';
import { givenMember } from '../support/users.ts';
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

test('a version that takes over late is shown all the same', async ({ page, server }) => {
  await arrive(page, await givenMember());
  await goTo(page, 'images');
  await promptBox(page).fill(FOX);
  const slow = server.hold('/slow.png');
  await page.evaluate(() => void (new Image().src = '/slow.png'));

  server.publish('two');
  await lookForUpdate(page);
  // The old worker still owes an answer: it goes only with the reload that comes after a while.
  // Heard from before the press on: where the answer comes early, the page is gone before the click returns.
  const isReloaded = page.waitForEvent('framenavigated');
  await reload(page).click();
  await isReloaded;
  slow.release();
  // Where that takes longer than anybody waits, it is offered again instead of coming by itself. Given up while
  // the page is there still: it came to nothing once in some hundred runs, and nobody has seen why.
  await expect(async () => {
    if (await reload(page).isVisible()) await reload(page).click({ timeout: 2_000 });
    await expect(version(page)).toHaveAttribute('content', 'two', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(promptBox(page)).toHaveValue(FOX);
});

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
