import { expect, type Locator, type Page } from '@playwright/test';
import { ERRORS } from '@lumashot/domain/errors';
import { STATE_TEXTS, TRAY_TEXTS, trayCounts } from '#app/texts/darkroom.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { READY_GROUP_TOAST, READY_TOAST, RESULT_TEXTS, SEVERAL_TEXTS } from '#app/texts/images.ts';
import { TEXT_TAB_TEXTS } from '#app/texts/textToImage.ts';
import { givenCrashedJob, givenFailedJob } from '../support/jobs/crashedJob.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { expectSound } from './expectSound.ts';
import {
  expectCredits,
  expectDrawn,
  expectLoaded,
  FOX,
  generateButton,
  newcomer,
  promptBox,
  toast,
} from './steps.ts';
import { DESKTOP, test } from './test.ts';

/** Two places of the plan are taken: how long it would take to be drawn does not matter. */
const OWL = 'a poster that says "OWL"';

const trayButton = (page: Page): Locator =>
  page.getByRole('button', { name: TRAY_TEXTS.title, exact: false });
const tray = (page: Page): Locator => page.getByRole('dialog', { name: TRAY_TEXTS.title });
const row = (page: Page, words: string): Locator =>
  tray(page).getByRole('listitem').filter({ hasText: words });
const result = (page: Page): Locator => page.getByRole('region', { name: 'Result' });

test('three pictures of one prompt, while the form takes the next', DESKTOP, async ({ page }) => {
  const { uid } = await newcomer(page, { at: NAVIGATION.images.path });
  await promptBox(page).fill(FOX);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('button', { name: TEXT_TAB_TEXTS.submitSeveral(3) }).click();
  await expect(toast(page, SEVERAL_TEXTS.started(3)(7).description)).toBeVisible();
  await expect(promptBox(page)).toBeEnabled();
  await expect(page.getByRole('list', { name: SEVERAL_TEXTS.sheet })).toBeVisible();

  const ready = (number: number) =>
    result(page).getByRole('button', {
      name: SEVERAL_TEXTS.frame(SEVERAL_TEXTS.number(number), true),
    });
  // The form shows them: it is said to screen readers, and no toast lies over what is shown.
  await expect(page.getByRole('status', { name: 'Pictures' })).toHaveText(
    READY_GROUP_TOAST(3).title,
    { timeout: 150_000 },
  );
  await expect(page.getByRole('link', { name: READY_TOAST.action, exact: true })).toHaveCount(0);
  for (const number of [0, 1, 2]) await expect(ready(number)).toBeVisible();
  await expectLoaded(result(page).getByRole('img', { name: FOX }));
  await expectCredits(page, '7 credits');
  await ready(2).click();
  await expect(ready(2)).toHaveAttribute('aria-pressed', 'true');
  await expectLoaded(result(page).getByRole('img', { name: FOX }));
  await expectSound(page);
  expect((await moneyOf(uid)).items).toHaveLength(3);
  expect(await brokenInvariants(uid)).toEqual([]);
});

test(
  'waiting, cancelled, asked for again and made: by the tray and a keyboard',
  DESKTOP,
  async ({ page }) => {
    // Both places of the plan are taken by pictures that nobody will ever finish.
    const { uid } = await newcomer(page, { at: NAVIGATION.images.path });
    await givenCrashedJob(uid, new Date());
    await givenCrashedJob(uid, new Date());
    await expect(trayButton(page)).toHaveAccessibleName(new RegExp(trayCounts(2, 0)));

    await test.step('one more waits, and is on its form again after a reload', async () => {
      await promptBox(page).fill(OWL);
      await generateButton(page).click();
      // What is held is not taken yet: the header has all of it, and the toast says what will be left.
      await expect(toast(page, '7 credits will remain')).toBeVisible();
      await expectCredits(page, '10 credits');
      await expect(trayButton(page)).toHaveAccessibleName(new RegExp(trayCounts(2, 1)));
      await page.reload();
      await expect(result(page)).toContainText(RESULT_TEXTS.developing);
      expect((await moneyOf(uid)).profile).toMatchObject({ jobs_waiting: 1, credits_held: 3 });
    });

    await test.step('it is cancelled', async () => {
      await trayButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(row(page, OWL)).toContainText(STATE_TEXTS.next);
      await tray(page)
        .getByRole('button', { name: TRAY_TEXTS.cancelOne(OWL) })
        .press('Enter');
      await expect(row(page, OWL)).toContainText(STATE_TEXTS.cancelled);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectSound(page);
    });

    await test.step('a running one too, which makes room for the other, asked for again', async () => {
      await tray(page)
        .getByRole('button', { name: TRAY_TEXTS.cancelOne(TRAY_TEXTS.noLabel) })
        .first()
        .click();
      await expect(
        tray(page).getByRole('list', { name: TRAY_TEXTS.open }).getByRole('listitem'),
      ).toHaveCount(1);
      await tray(page)
        .getByRole('button', { name: TRAY_TEXTS.retryOne(OWL) })
        .click();
      const made = row(page, OWL).filter({ hasText: STATE_TEXTS.done });
      await expect(made).toBeVisible({ timeout: 90_000 });
      await expect(row(page, OWL)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(tray(page)).toBeHidden();
      await expect(trayButton(page)).toBeFocused();
      await expectDrawn(result(page).getByRole('img', { name: OWL }));
    });

    await test.step('and seen from the tray', async () => {
      await trayButton(page).click();
      await tray(page)
        .getByRole('link', { name: TRAY_TEXTS.viewOne(OWL) })
        .click();
      await expectDrawn(page.getByRole('dialog').getByRole('img', { name: OWL }));
    });
    expect(await brokenInvariants(uid)).toEqual([]);
  },
);

test('what would be refused again is asked for in other words', DESKTOP, async ({ page }) => {
  const { uid } = await newcomer(page, { at: NAVIGATION.images.path });
  await givenFailedJob(uid, {
    failure: 'needs-a-model',
    label: 'a fox',
    input: { prompt: 'a fox' },
  });
  await givenFailedJob(uid, { failure: 'image-failed', label: OWL, input: { prompt: OWL } });
  await promptBox(page).fill('something else');
  await trayButton(page).click();
  await expect(
    row(page, OWL).getByRole('button', { name: TRAY_TEXTS.retryOne(OWL) }),
  ).toBeVisible();
  await expect(row(page, 'a fox').getByRole('button', { name: TRAY_TEXTS.retry })).toHaveCount(0);
  await expectSound(page);
  // On the screen that is open already, too.
  await row(page, 'a fox').getByRole('link', { name: TRAY_TEXTS.change }).click();
  await expect(tray(page)).toBeHidden();
  await expect(promptBox(page)).toHaveValue('a fox');

  await trayButton(page).click();
  await row(page, 'a fox').getByRole('button', { name: TRAY_TEXTS.remove }).click();
  await expect(row(page, 'a fox')).toHaveCount(0);
  await expect(row(page, OWL)).toHaveCount(1);
});

test('more than may wait is refused, and nothing is held', async ({ page }) => {
  const { uid } = await newcomer(page, { at: NAVIGATION.images.path });
  await givenCrashedJob(uid, new Date());
  await givenCrashedJob(uid, new Date());
  await promptBox(page).fill(FOX);
  await page.getByRole('radio', { name: '4', exact: true }).check();
  const submit = page.getByRole('button', { name: TEXT_TAB_TEXTS.submitSeveral(4) });
  await submit.click();
  await expect(trayButton(page)).toHaveAccessibleName(new RegExp(trayCounts(2, 4)));
  await submit.click();
  await expect(toast(page, ERRORS['queue-full'].title)).toBeVisible();
  expect((await moneyOf(uid)).profile).toMatchObject({ credits_held: 6, jobs_waiting: 4 });
});
