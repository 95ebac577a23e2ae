import { expect, type Browser, type Page } from '@playwright/test';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { OFFLINE_TEXTS } from '#app/texts/pwa.ts';
import { SELECTION_TEXTS } from '#app/texts/librarySelection.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import { MARK_TEXTS, NO_FAVORITES } from '#app/texts/marks.ts';
import { pendingText } from '#app/texts/shell.ts';
import { TRASH_TEXTS } from '#app/texts/trash.ts';
import { db } from '../support/admin.ts';
import { required } from '../support/environment.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { keepSession } from '../support/accounts/session.ts';
import type { Member } from '../support/accounts/users.ts';
import { expectSound } from './expectSound.ts';
import { holdToast } from './holdToast.ts';
import { dismissToasts, expectLoaded, goTo, newcomer, toast, untilHeard } from './steps.ts';
import { DESKTOP, DESKTOP_ONLY, test } from './test.ts';

const WORDS = ['first fox', 'second fox', 'third fox', 'fourth fox'];

const picture = (page: Page, words: string) =>
  page.getByRole('main').getByRole('link', { name: words, exact: true });
const favorites = (page: Page, count: number) =>
  page.getByRole('button', { name: `${MARK_TEXTS.favorites} ${count}` });
const trash = (page: Page, count: number) =>
  page.getByRole('link', { name: `${TRASH_TEXTS.title} ${count}` });
const details = (page: Page) => page.getByRole('dialog', { name: 'Image Details' });

async function openLibrary(page: Page): Promise<Member> {
  const member = await newcomer(page);
  await givenItems(member.uid, { type: 'text-to-image', words: WORDS });
  await goTo(page, 'library');
  // The home screen, which shows the same pictures twice, stays until the library is there.
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expect(picture(page, 'first fox')).toBeVisible();
  return member;
}

/** The same person on a device of their own. */
async function otherDevice(browser: Browser, member: Member): Promise<Page> {
  const context = await browser.newContext({ baseURL: required('LUMASHOT_APP_URL') });
  const page = await context.newPage();
  await keepSession(page, member);
  await page.goto('/dashboard/library');
  await expect(picture(page, 'first fox')).toBeVisible();
  await untilHeard(page);
  return page;
}

test(
  'what is done on one device is so on the other: favourite, trash, undo, restore, for ever',
  DESKTOP_ONLY,
  async ({ page, browser }) => {
    const member = await openLibrary(page);
    const other = await otherDevice(browser, member);

    await test.step('a favourite, by the key F', async () => {
      await picture(page, 'second fox').focus();
      await page.keyboard.press('f');
      await expect(favorites(page, 1)).toBeVisible();
      await favorites(other, 1).click();
      await expect(picture(other, 'first fox')).toHaveCount(0);
      await expect(picture(other, 'second fox')).toBeVisible();
      await favorites(other, 1).click();
    });

    await test.step('trashed by the key Delete: the focus stays at its place', async () => {
      await page.keyboard.press('Delete');
      await holdToast(toast(page, TRASH_TEXTS.moved(1)));
      await expect(picture(page, 'second fox')).toHaveCount(0);
      await expect(picture(page, 'third fox')).toBeFocused();
      await expect(picture(other, 'second fox')).toHaveCount(0);
      await expect(trash(other, 1)).toBeVisible();
    });

    await test.step('undone in the toast', async () => {
      await toast(page, TRASH_TEXTS.moved(1))
        .getByRole('button', { name: TRASH_TEXTS.undo })
        .click();
      for (const one of [page, other]) {
        await expect(picture(one, 'second fox')).toBeVisible();
        await expect(favorites(one, 1)).toBeVisible();
      }
    });

    await test.step('three at once: favourites, then the trash, and back by one undo', async () => {
      const bar = page.getByRole('region', { name: SELECTION_TEXTS.bar });
      const pickThree = async (): Promise<void> => {
        await picture(page, 'first fox').focus();
        await page.keyboard.press('x');
        for (let more = 0; more < 2; more++) await page.keyboard.press('Shift+ArrowRight');
        await expect(bar.getByText(SELECTION_TEXTS.selected(3))).toBeVisible();
      };
      await pickThree();
      await bar.getByRole('button', { name: MARK_TEXTS.favorite }).click();
      await expect(bar).toHaveCount(0);
      for (const one of [page, other]) await expect(favorites(one, 3)).toBeVisible();
      await pickThree();
      await bar.getByRole('button', { name: MARK_TEXTS.trash }).click();
      await holdToast(toast(page, TRASH_TEXTS.moved(3)));
      for (const one of [page, other]) {
        await expect(trash(one, 3)).toBeVisible();
        await expect(picture(one, 'first fox')).toHaveCount(0);
        await expect(picture(one, 'fourth fox')).toBeVisible();
      }
      await toast(page, TRASH_TEXTS.moved(3))
        .getByRole('button', { name: TRASH_TEXTS.undo })
        .click();
      for (const one of [page, other]) await expect(picture(one, 'first fox')).toBeVisible();
      // As it was before: only the second is a favourite.
      for (const words of ['first fox', 'third fox']) {
        await picture(page, words).focus();
        await page.keyboard.press('f');
      }
      for (const one of [page, other]) await expect(favorites(one, 1)).toBeVisible();
    });

    await test.step('trashed in the details: the next picture opens', async () => {
      await picture(page, 'third fox').click();
      await details(page).getByRole('button', { name: MARK_TEXTS.trash }).click();
      await expect(details(page).getByText('fourth fox', { exact: true })).toBeVisible();
      // None comes after it: the one before.
      await page.keyboard.press('Delete');
      await expect(details(page).getByText('second fox', { exact: true })).toBeVisible();
      await details(page).getByRole('button', { name: DETAIL_TEXTS.close }).click();
      await expect(picture(page, 'second fox')).toBeFocused();
      await expect(trash(other, 2)).toBeVisible();
    });

    await test.step('restored on the other device', async () => {
      await trash(other, 2).click();
      await expect(other.getByText(TRASH_TEXTS.daysLeft(30)).first()).toBeVisible();
      await picture(other, 'fourth fox').hover();
      await other.getByRole('button', { name: TRASH_TEXTS.restore }).click();
      await expect(picture(page, 'fourth fox')).toBeVisible();
      await expect(picture(page, 'third fox')).toHaveCount(0);
    });

    await test.step('deleted for ever, after one question', async () => {
      await dismissToasts(other);
      // What a mouse finds on a cell is for a mouse.
      await other.mouse.move(0, 0);
      await expectSound(other);
      await dismissToasts(page);
      await trash(page, 1).click();
      await picture(page, 'third fox').click();
      await expect(details(page)).toBeVisible();
      await other.getByRole('button', { name: TRASH_TEXTS.emptyIt }).click();
      const question = other.getByRole('alertdialog', { name: TRASH_TEXTS.confirm(1) });
      await question.getByRole('button', { name: TRASH_TEXTS.keepOne }).click();
      await expect(question).toBeHidden();
      await other.getByRole('button', { name: TRASH_TEXTS.emptyIt }).click();
      await question.getByRole('button', { name: TRASH_TEXTS.purge }).click();
      await expect(toast(other, TRASH_TEXTS.purged(1))).toBeVisible();
      // Whoever looks at it is told why it closes, and a reload looks for nothing that is gone.
      await expect(toast(page, DETAIL_TEXTS.gone.title)).toBeVisible();
      await expect(details(page)).toBeHidden();
      await expect(page).not.toHaveURL(/item=/);
      for (const one of [page, other]) {
        await expect(one.getByText(TRASH_TEXTS.empty)).toBeVisible();
      }
    });
    await other.context().close();
  },
);

test(
  'the last picture of a list gives its focus to what is said in its place',
  DESKTOP,
  async ({ page }) => {
    const { uid } = await newcomer(page);
    await givenItems(uid, { type: 'text-to-image', words: ['fox', 'hen'] });
    await goTo(page, 'library');
    // One that comes takes the place of another.
    await expect(picture(page, 'fox')).toBeVisible();
    await expect(picture(page, 'hen')).toBeVisible();
    const expectFocused = (words: string): Promise<void> =>
      expect(page.locator(':focus')).toContainText(words);
    const moved = toast(page, TRASH_TEXTS.moved(1));

    await test.step('of the favourites, by the key F', async () => {
      await picture(page, 'fox').focus();
      await page.keyboard.press('f');
      await favorites(page, 1).click();
      await expect(picture(page, 'hen')).toHaveCount(0);
      await picture(page, 'fox').focus();
      await page.keyboard.press('f');
      await expectFocused(NO_FAVORITES.title);
      await page.getByRole('button', { name: NO_FAVORITES.all }).click();
    });

    await test.step('of the library, in its details', async () => {
      await picture(page, 'hen').focus();
      await page.keyboard.press('Delete');
      await expect(picture(page, 'hen')).toHaveCount(0);
      await dismissToasts(page);
      await picture(page, 'fox').focus();
      await page.keyboard.press('Enter');
      await expect(details(page)).toBeVisible();
      await page.keyboard.press('Delete');
      await holdToast(moved);
      await expect(details(page)).toBeHidden();
      await expectFocused(LIBRARY_TEXTS.empty.title);
      await moved.getByRole('button', { name: TRASH_TEXTS.undo }).click();
      await dismissToasts(page);
    });

    await test.step('of the library, in the list', async () => {
      await picture(page, 'fox').focus();
      await page.keyboard.press('Delete');
      await expectFocused(LIBRARY_TEXTS.empty.title);
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('tabpanel').getByRole('link', { name: NAVIGATION.images.label }),
      ).toBeFocused();
      await dismissToasts(page);
    });

    await test.step('of the trash, by all that it holds', async () => {
      await trash(page, 2).click();
      await expect(picture(page, 'fox')).toBeVisible();
      await page.getByRole('button', { name: TRASH_TEXTS.emptyIt }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: TRASH_TEXTS.purge }).click();
      await expectFocused(TRASH_TEXTS.empty);
    });
  },
);

/** They come in idle time, after the list: with all the files that their own asks for. */
const untilDetailsLoaded = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const there = performance.getEntriesByType('resource').map(({ name }) => name);
        const asked = document.querySelectorAll<HTMLLinkElement>(
          'link[rel="modulepreload"], link[rel="stylesheet"]',
        );
        return (
          there.some((name) => /\/DetailDialog-.*\.js$/.test(name)) &&
          Array.from(asked).every(({ href }) => there.includes(href))
        );
      }),
    )
    .toBe(true);

test('offline a favourite and the trash are kept, and saved when the network is back', async ({
  page,
  context,
}) => {
  const { uid } = await openLibrary(page);
  for (const words of ['first fox', 'third fox']) {
    await expectLoaded(page.getByRole('img', { name: words }));
  }
  await untilDetailsLoaded(page);
  await context.setOffline(true);
  await picture(page, 'first fox').click();
  await details(page).getByRole('button', { name: MARK_TEXTS.favorite }).click();
  await expect(details(page).getByRole('button', { name: MARK_TEXTS.favorite })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await details(page).getByRole('button', { name: DETAIL_TEXTS.close }).click();
  await picture(page, 'third fox').click();
  await details(page).getByRole('button', { name: MARK_TEXTS.trash }).click();
  await details(page).getByRole('button', { name: DETAIL_TEXTS.close }).click();
  await expect(picture(page, 'third fox')).toHaveCount(0);
  await expect(page.getByText(OFFLINE_TEXTS.banner)).toContainText(pendingText(2));
  await dismissToasts(page);
  await expectSound(page);

  await test.step('deleting for ever needs a network', async () => {
    await trash(page, 1).click();
    await page.getByRole('button', { name: TRASH_TEXTS.emptyIt }).click();
    const sure = page.getByRole('alertdialog').getByRole('button', { name: TRASH_TEXTS.purge });
    await expect(sure).toBeDisabled();
    await expect(sure).toHaveAccessibleDescription(OFFLINE_TEXTS.sending);
    await page.getByRole('alertdialog').getByRole('button', { name: TRASH_TEXTS.keepOne }).click();
  });

  await context.setOffline(false);
  const marksOf = async () => {
    const rows = await db.collection(COLLECTIONS.generatedImages).where('user_id', '==', uid).get();
    return rows.docs
      .flatMap((row) => [
        ...(row.get('is_favorite') === true ? [`${row.get('prompt')} is a favourite`] : []),
        ...((row.get('trashed_at') ?? null) === null ? [] : [`${row.get('prompt')} is trashed`]),
      ])
      .toSorted();
  };
  await expect
    .poll(marksOf, { timeout: 60_000 })
    .toEqual(['first fox is a favourite', 'third fox is trashed']);
  await expect(picture(page, 'third fox')).toBeVisible();
});
