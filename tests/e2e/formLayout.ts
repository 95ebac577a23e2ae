import { expect, type Locator, type Page } from '@playwright/test';
import { RESULT_TEXTS } from '#app/texts/images.ts';
import { boxesOf, boxOf, scrollTo } from './boxes.ts';

const bar = (page: Page): Locator => page.locator('[data-foot="form"]:visible');
const result = (page: Page): Locator => page.getByRole('region', { name: RESULT_TEXTS.region });

/** The button that costs credits is in sight wherever one is in the form, with nothing that looks out beside it. */
async function expectButtonInSight(page: Page): Promise<void> {
  for (const where of ['top', 'end'] as const) {
    await scrollTo(page, where);
    await expect(bar(page), where).toBeInViewport({ ratio: 1 });
    const [foot, form] = [await boxOf(bar(page)), await boxOf(panelOf(page))];
    expect(foot.left, where).toBeLessThanOrEqual(form.left);
    expect(foot.right, where).toBeGreaterThanOrEqual(form.right);
  }
}

/** Above the bottom bar, without a gap in which the form is seen to go on. */
export async function expectPhoneForm(page: Page): Promise<void> {
  await expectButtonInSight(page);
  await scrollTo(page, 'top');
  const studio = await boxOf(page.locator('[data-foot="studio"]'));
  expect(Math.abs((await boxOf(bar(page))).bottom - studio.top)).toBeLessThanOrEqual(1);
}

/** The words are seen without scrolling, and what is made of them wherever one has scrolled to. */
export async function expectDesktopForm(page: Page): Promise<void> {
  await expectButtonInSight(page);
  await scrollTo(page, 'end');
  await expect(result(page)).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 'top');
  const box = await boxOf(page.getByRole('tabpanel').locator('textarea:visible').first());
  expect(box.bottom).toBeLessThan((await boxOf(bar(page))).top);
}

/** A choice of twenty scenes is a screen or two of them. */
export async function expectDenseScenes(page: Page, legend: string): Promise<void> {
  const scenes = page.getByRole('group', { name: legend, exact: true }).getByRole('radio');
  const [first, ...others] = await boxesOf(scenes);
  const beside = others.filter(({ top }) => top === first?.top);
  expect(beside.length + 1).toBeGreaterThanOrEqual(4);
}

const panelOf = (page: Page): Locator => page.locator('section:has(> form):visible');
