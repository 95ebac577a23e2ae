import { expect, type Page } from '@playwright/test';
import { ERRORS } from '@lumashot/domain/errors';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { ENHANCE_TEXTS } from '#app/texts/enhance.ts';
import { PRODUCT_EDIT_TEXTS, PRODUCT_TEXTS, RESULT_TEXTS } from '#app/texts/images.ts';
import { STORYBOARD_TEXTS } from '#app/texts/storyboard.ts';
import { enhanceLink } from '#app/library/index/itemLink.ts';
import { firestoreJobs } from '../../functions/src/adapters/firestore/jobs/jobs.ts';
import { db } from '../support/admin.ts';
import { givenCrashedJob } from '../support/jobs/crashedJob.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { expectCredits, expectDrawn, newcomer, openTab, press, visit } from './steps.ts';
import { test } from './test.ts';

/** Forms that are opened again, by a reload or on another device, while what they were asked for is being made. */

const BOARD = 'A woman walks through a forest. She meets a fox.';
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const enhance = (page: Page) => page.getByRole('dialog', { name: ENHANCE_TEXTS.title });

/** As a worker ends it that could not draw it. */
const fail = (jobId: string) =>
  firestoreJobs(db).release({ jobId, now: new Date(), isWasted: false, hasLeftovers: false });

test('a reload while a storyboard is drawn loses nothing, and it is shown when it is ready', async ({
  page,
}) => {
  const { uid } = await newcomer(page, { at: NAVIGATION.storyboard.path });
  await page.getByLabel(STORYBOARD_TEXTS.description).fill(BOARD);
  await press(page, STORYBOARD_TEXTS.submit);
  const jobs = db.collection(COLLECTIONS.generationJobs).where('user_id', '==', uid);
  await expect.poll(async () => (await jobs.get()).size).toBe(1);
  await page.reload();
  await expectDrawn(result(page).getByRole('img', { name: BOARD }));
  await expectCredits(page, '8 credits');
});

test('a storyboard that is drawn leaves its form free, and is not asked for twice by it', async ({
  page,
}) => {
  const { uid } = await newcomer(page, { at: NAVIGATION.storyboard.path });
  const input = { description: BOARD };
  await givenCrashedJob(uid, new Date(), { operation: 'storyboard', input });
  await expect(result(page)).toContainText(RESULT_TEXTS.developing);
  await page.reload();
  await expect(result(page)).toContainText(RESULT_TEXTS.developing);
  await expect(page.getByRole('button', { name: STORYBOARD_TEXTS.submit })).toBeEnabled();
  // Nobody has done anything on this page yet: it takes nobody anywhere.
  await expect(result(page)).not.toBeFocused();
});

test('a picture that is being enhanced cannot be paid for once more; another one can', async ({
  page,
}) => {
  const { uid } = await newcomer(page);
  const type = 'text-to-image';
  const [one, other] = await givenItems(uid, { type, words: ['a heron', 'an owl'] });
  const linkTo = (id = ''): string => enhanceLink({ type, id });
  await visit(page, linkTo(one?.itemId));
  const submit = enhance(page).getByRole('button', { name: ENHANCE_TEXTS.submit });
  await expect(submit).toBeEnabled();

  const jobId = await givenCrashedJob(uid, new Date(), {
    operation: 'enhance',
    input: { itemType: type, itemId: one?.itemId, enhancementType: 'cinematic' },
  });
  await expect(submit).toBeDisabled();
  await page.reload();
  await expect(submit).toBeDisabled();
  await expect(enhance(page)).toContainText(RESULT_TEXTS.developing);

  await visit(page, linkTo(other?.itemId));
  await expect(submit).toBeEnabled();
  await visit(page, linkTo(one?.itemId));
  await expect(submit).toBeDisabled();

  await fail(jobId);
  await expect(page.getByText(ERRORS['enhancement-failed'].message)).toBeVisible();
  await expect(submit).toBeEnabled();
});

test('a change of a product is on its form again after a reload', async ({ page }) => {
  const { uid } = await newcomer(page, { at: NAVIGATION.images.path });
  const [shot] = await givenItems(uid, { type: 'product', words: ['Green bottle'] });
  const jobId = await givenCrashedJob(uid, new Date(), {
    operation: 'productEdit',
    input: { shotId: shot?.itemId, editPrompt: 'brighter' },
  });
  await page.reload();
  await openTab(page, 'Product Shots');
  await expect(result(page)).toContainText(RESULT_TEXTS.developing);
  await fail(jobId);
  await expect(result(page)).toContainText(RESULT_TEXTS.idle);
  await expect(page.getByRole('button', { name: PRODUCT_TEXTS.submit })).toBeVisible();
  await expect(page.getByRole('button', { name: PRODUCT_EDIT_TEXTS.submit })).toHaveCount(0);
});
