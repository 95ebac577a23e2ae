import { expect, type Page } from '@playwright/test';
import { PAYMENT_TEXTS } from '#app/texts/billing.ts';
import { CREDITS_TEXTS } from '#app/texts/credits.ts';
import { CREDITS_PATH } from '#app/texts/dashboard.ts';
import { ROUTES } from '@lumashot/domain/routes';
import { givenItems } from '../support/library/libraryItems.ts';
import { noteShiftsOfPages, shiftsOf } from './layoutShifts.ts';
import { newcomer } from './steps.ts';
import { DESKTOP, test } from './test.ts';

/** Pages with something of the account's own, and what is there once they know it. */
const PAGES = [
  { path: ROUTES.home, role: 'link', name: 'a paper crane' },
  { path: ROUTES.library, role: 'link', name: 'a paper crane' },
  { path: ROUTES.account, role: 'link', name: PAYMENT_TEXTS.back },
  { path: ROUTES.payment, role: 'region', name: 'Trial' },
  { path: CREDITS_PATH, role: 'button', name: CREDITS_TEXTS.csv },
] as const;

/** Of what nobody notices: a figure in the header that is one digit wider. */
const UNSEEN = 0.02;

/** As a phone that is four times slower, where what comes one after the other is seen. */
const SLOWER = 4;

/** Signed in, but with nothing of the app on the device: as after a new phone, or storage that was cleared. */
async function forget(page: Page): Promise<void> {
  await page.goto(ROUTES.about);
  await page.evaluate(async () => {
    localStorage.clear();
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const deleted = names
      .filter((name) => name.startsWith('lumashot'))
      .map(
        (name) =>
          new Promise((resolve, reject) => {
            const deleting = indexedDB.deleteDatabase(name);
            deleting.addEventListener('success', resolve);
            deleting.addEventListener('error', () => reject(new Error(`${name} is not deleted`)));
          }),
      );
    // A page that is left before takes its wish along.
    await Promise.all(deleted);
  });
}

test(
  'on a device that knows nothing yet, no page jumps while it fills',
  DESKTOP,
  async ({ page, context }) => {
    const { uid } = await newcomer(page);
    await givenItems(uid, { type: 'text-to-image', words: ['a kite', 'a boat', 'a paper crane'] });
    await expect(page.getByRole('link', { name: 'a paper crane' }).first()).toBeVisible();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await noteShiftsOfPages(page, UNSEEN);
    for (const { path, role, name } of PAGES) {
      await test.step(path, async () => {
        await forget(page);
        await page.goto(path);
        await expect(page.getByRole(role, { name }).first()).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  },
);
