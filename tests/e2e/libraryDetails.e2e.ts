import { expect } from '@playwright/test';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { SEARCH_TEXTS } from '#app/texts/librarySearch.ts';
import { MARK_TEXTS } from '#app/texts/marks.ts';
import { KEYS_TEXTS, SHORTCUT_TEXTS } from '#app/texts/shortcuts.ts';
import { enhanceLink, itemLink } from '#app/library/index/itemLink.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { keepSession } from '../support/accounts/session.ts';
import { expectSound } from './expectSound.ts';
import { goTo, newcomer, newMember, toast } from './steps.ts';
import { DESKTOP_ONLY, test } from './test.ts';

const WORDS = ['an owl', 'a fox', 'a pear'];

test(
  'arrows and buttons step through the list; ? shows the keys',
  DESKTOP_ONLY,
  async ({ page }) => {
    const { uid } = await newcomer(page);
    await givenItems(uid, { type: 'text-to-image', words: WORDS });
    await goTo(page, 'library');
    const links = page.getByRole('tabpanel').getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(3);
    const names = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('aria-label')),
    );
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: SHORTCUT_TEXTS.title });
    await expect(keys).toBeVisible();
    await expectSound(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(keys).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();

    await links.first().click();
    const dialog = page.getByRole('dialog');
    const prompt = (at: number) =>
      dialog.getByRole('definition').filter({ hasText: names[at] ?? '' });
    await expect(prompt(0).first()).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(prompt(1).first()).toBeVisible();
    await dialog.getByRole('button', { name: DETAIL_TEXTS.after }).click();
    await expect(prompt(2).first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: DETAIL_TEXTS.after })).toBeDisabled();
    await expectSound(page);
  },
);

test('keys of a single character can be turned off', DESKTOP_ONLY, async ({ page }) => {
  const { uid } = await newcomer(page);
  await givenItems(uid, { type: 'text-to-image', words: ['an owl'] });
  await goTo(page, 'settings');
  await page.getByRole('switch', { name: KEYS_TEXTS.label }).uncheck();
  await expectSound(page);
  await goTo(page, 'library');
  const picture = page.getByRole('tabpanel').getByRole('link', { name: 'an owl' });
  await expect(picture).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await picture.click();
  const favorite = page.getByRole('dialog').getByRole('button', { name: MARK_TEXTS.favorite });
  await expect(favorite).toBeVisible();
  await page.keyboard.press('f');
  // The arrows go on doing what they do; what the letter would have done comes before.
  await page.keyboard.press('ArrowRight');
  await expect(favorite).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('dialog', { name: SHORTCUT_TEXTS.title })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(SEARCH_TEXTS.field)).not.toBeFocused();
});

test(
  'a link to an old picture brings it; one that leads nowhere says so',
  DESKTOP_ONLY,
  async ({ page }) => {
    const member = await newMember();
    const [old] = await givenItems(member.uid, {
      type: 'text-to-image',
      words: ['long ago'],
      createdAt: new Date('2026-01-05T10:00:00Z'),
      hasFiles: false,
    });
    const many = Array.from({ length: 60 }, (_, at) => `picture ${at}`);
    await givenItems(member.uid, { type: 'text-to-image', words: many, hasFiles: false });
    const stranger = await newMember();
    const [foreign] = await givenItems(stranger.uid, {
      type: 'text-to-image',
      words: ['not yours'],
      hasFiles: false,
    });
    await keepSession(page, member);
    await page.goto(itemLink({ type: 'text-to-image', id: old?.itemId ?? '' }));
    await expect(page.getByRole('dialog').getByText('long ago')).toBeVisible();
    const links = ['neverwas', 'no/name', foreign?.itemId ?? ''].map((id) =>
      itemLink({ type: 'text-to-image', id }),
    );
    const broken = ['?item=neverwas', '?type=pictures&item=a', '?type=text-to-image&item='];
    const enhancing = enhanceLink({ type: 'text-to-image', id: 'neverwas' });
    links.push(...broken.map((search) => `${NAVIGATION.library.path}${search}`), enhancing);
    for (const link of links) {
      await page.goto(link);
      await expect(toast(page, DETAIL_TEXTS.gone.title)).toBeVisible();
      await expect(page).toHaveURL(NAVIGATION.library.path);
      await expect(page.getByText('not yours')).toHaveCount(0);
    }
  },
);

test('after the trash the next picture is shown from its top, and told', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { uid } = await newcomer(page);
  await givenItems(uid, { type: 'text-to-image', words: WORDS });
  await goTo(page, 'library');
  const links = page.getByRole('tabpanel').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(3);
  await links.first().click();
  const dialog = page.getByRole('dialog');
  const told = (word: string) => dialog.getByText(DETAIL_TEXTS.shown(word), { exact: true });
  await dialog.getByRole('button', { name: MARK_TEXTS.trash }).click();
  await expect(told('a fox')).toHaveCount(1);
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await expect(dialog.getByRole('button', { name: MARK_TEXTS.trash })).not.toBeInViewport();
});
