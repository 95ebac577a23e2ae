import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import { SEARCH_TEXTS } from '#app/texts/librarySearch.ts';
import { SELECTION_TEXTS, ZIP_TEXTS } from '#app/texts/librarySelection.ts';
import { parseGsUrl } from '@lumashot/domain/paths';
import { givenItems, quietBucket } from '../support/library/libraryItems.ts';
import { keepSession } from '../support/accounts/session.ts';
import { expectSound } from './expectSound.ts';
import { expectLoaded, goTo, newcomer, newMember, toast } from './steps.ts';
import { DESKTOP_ONLY, test } from './test.ts';

const field = (page: Page) => page.getByRole('textbox', { name: SEARCH_TEXTS.field });
const cells = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const names = (page: Page) =>
  cells(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
/** Also where its file is missing, which the link says first. */
const linkTo = (page: Page, caption: string) =>
  page.getByRole('link', { name: new RegExp(`(?:^|: )${caption}$`) });
const bar = (page: Page) => page.getByRole('region', { name: SELECTION_TEXTS.bar });

const WORDS = ['a red fox in the snow', 'café at night', 'snow on the foxglove', 'an owl'];
const BY_NAME = ['a red fox in the snow', 'an owl', 'café at night', 'snow on the foxglove'];

test(
  'search on the device: letters, accents, reload, back, nothing found',
  DESKTOP_ONLY,
  async ({ page }) => {
    const { uid } = await newcomer(page);
    await givenItems(uid, { type: 'text-to-image', words: WORDS });
    await goTo(page, 'library');
    await expect(cells(page)).toHaveCount(4);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await field(page).pressSequentially('fox sno');
    await expect(cells(page)).toHaveCount(2);
    await expect(page.getByRole('main').getByText('2 pictures').first()).toBeVisible();
    await expect(page).toHaveURL(/q=fox\+sno/);
    await field(page).fill('CAFE');
    await expect.poll(() => names(page)).toEqual(['café at night']);
    await expect(page).toHaveURL(/q=CAFE/);
    await page.reload();
    await expect(field(page)).toHaveValue('CAFE');
    await expect.poll(() => names(page)).toEqual(['café at night']);
    await page.getByRole('link', { name: 'café at night' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(field(page)).toHaveValue('CAFE');
    await field(page).fill('lighthouse');
    await expect(
      page.getByRole('heading', { name: SEARCH_TEXTS.nothing('lighthouse') }),
    ).toBeVisible();
    await expectSound(page);
    await page.getByRole('main').getByRole('button', { name: SEARCH_TEXTS.clear }).last().click();
    await expect(cells(page)).toHaveCount(4);
    await expect(field(page)).toHaveValue('');
  },
);

test('filters and order stand in the address', DESKTOP_ONLY, async ({ page }) => {
  const { uid } = await newcomer(page);
  await givenItems(uid, { type: 'text-to-image', words: WORDS });
  await goTo(page, 'library');
  await expect(cells(page)).toHaveCount(4);
  await page.getByLabel(SEARCH_TEXTS.order).selectOption('name');
  await expect.poll(() => names(page)).toEqual(BY_NAME);
  await page.getByRole('button', { name: SEARCH_TEXTS.filters }).click();
  await page.getByRole('button', { name: 'Tall' }).click();
  await expect(page.getByRole('heading', { name: SEARCH_TEXTS.nothing('') })).toBeVisible();
  await page.getByRole('button', { name: 'Square' }).click();
  await expect(page.getByRole('button', { name: 'Tall' })).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => names(page)).toEqual(BY_NAME);
  await expectSound(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Square' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(() => names(page)).toEqual(BY_NAME);
});

test(
  'search beyond the device: the server is asked for the longest word',
  DESKTOP_ONLY,
  async ({ page }) => {
    const member = await newMember();
    const { uid } = member;
    const longAgo = new Date('2026-01-05T10:00:00Z');
    await givenItems(uid, {
      type: 'text-to-image',
      words: ['an old lighthouse'],
      createdAt: longAgo,
      hasFiles: false,
    });
    const many = Array.from({ length: 60 }, (_, at) => `picture ${at}`);
    await givenItems(uid, { type: 'text-to-image', words: many, hasFiles: false });
    // After the fact: a device that was there would have heard of each.
    await keepSession(page, member);
    await page.goto(NAVIGATION.library.path);
    await expect(linkTo(page, 'picture 0')).toBeVisible();
    await field(page).fill('old lighthouse');
    await expect(linkTo(page, 'an old lighthouse')).toBeVisible();
    await expect(cells(page)).toHaveCount(1);
    await expect(
      page.getByText('1 picture, all of your library searched for “lighthouse”').first(),
    ).toBeVisible();
    // What was found is not shown among those that are younger than the gap before it.
    await field(page).fill('');
    await expect(linkTo(page, 'picture 0')).toBeVisible();
    await expect(linkTo(page, 'an old lighthouse')).toHaveCount(0);
  },
);

test(
  'many at once by mouse and keys, over rows that were never mounted',
  DESKTOP_ONLY,
  async ({ page }) => {
    const { uid } = await newcomer(page);
    const many = Array.from({ length: 60 }, (_, at) => `picture ${at}`);
    await givenItems(uid, { type: 'text-to-image', words: many, hasFiles: false });
    await goTo(page, 'library');
    const first = page.getByRole('tabpanel').getByRole('link', { name: /(?:^|: )picture 0$/ });
    await first.hover();
    await page
      .getByRole('button', { name: SELECTION_TEXTS.select('picture 0'), exact: true })
      .click();
    await expect(bar(page).getByText('1 selected')).toBeVisible();
    // Its bar lies over the tabs: nothing of them is seen, or reached, behind it.
    await expect(page.getByRole('tab')).toHaveCount(0);
    // A click picks now, and opens nothing.
    await linkTo(page, 'picture 2').click();
    await expect(bar(page).getByText('2 selected')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    await first.focus();
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(bar(page).getByText('3 selected')).toBeVisible();
    await page.keyboard.press('Control+a');
    const loaded = await bar(page)
      .getByText(/\d+ selected/)
      .textContent();
    expect(Number.parseInt(loaded ?? '', 10)).toBeGreaterThan(12);
    // The rest stays on offer, also when scrolling has brought some of it meanwhile.
    await bar(page)
      .getByRole('button', { name: SELECTION_TEXTS.selectAll(60) })
      .click();
    await expect(bar(page).getByText('60 selected')).toBeVisible();
    await bar(page).getByRole('button', { name: SELECTION_TEXTS.cancel }).click();
    await first.click({ modifiers: ['Control'] });
    await expect(bar(page).getByText('1 selected')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    // Picked before the search that was just cleared has left the address: it does not come back.
    await field(page).fill('zeppelin');
    await expect(page).toHaveURL(/q=zeppelin/);
    await field(page).fill('');
    await first.focus();
    await page.keyboard.press('x');
    await expect(bar(page).getByText('1 selected')).toBeVisible();
    await expect(page).not.toHaveURL(/q=zeppelin/);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/q=zeppelin/);
    await expect(first).toBeVisible();
  },
);

test('a long press picks on a phone, and the back button ends it', async ({ page }) => {
  const { uid } = await newcomer(page);
  await givenItems(uid, { type: 'text-to-image', words: WORDS });
  await goTo(page, 'library');
  const owl = page.getByRole('link', { name: 'an owl' });
  // One that comes takes the place of another, which the finger would be on.
  await expect(cells(page)).toHaveCount(WORDS.length);
  await expectLoaded(page.getByRole('img', { name: 'an owl' }));
  // Clear of the bar at the window's lower edge.
  await owl.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const box = await owl.boundingBox();
  if (box === null) throw new Error('no cell');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect(bar(page).getByText('1 selected')).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.getByRole('link', { name: 'café at night' }).tap();
  await expect(bar(page).getByText('2 selected')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectSound(page);
  await page.goBack();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: LIBRARY_TEXTS.title })).toBeVisible();
});

test(
  'a zip of forty, opened by a real unzip, one of them missing',
  DESKTOP_ONLY,
  async ({ page }) => {
    const { uid } = await newcomer(page);
    const words = Array.from({ length: 40 }, (_, at) => `zebra ${at}`);
    const items = await givenItems(uid, { type: 'text-to-image', words });
    const lost = parseGsUrl(items[7]?.pictureUrl ?? '');
    await quietBucket.file(lost?.path ?? '').delete();
    // Where no file can be streamed into, as on phones: the picker is the system's window.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await goTo(page, 'library');
    await page.reload();
    const all = bar(page).getByRole('button', { name: SELECTION_TEXTS.selectAll(40) });
    // The keys pick what is here; what comes in these moments without having been asked for is offered no more.
    await expect(async () => {
      await page.getByRole('link', { name: 'zebra 0', exact: true }).focus();
      await page.keyboard.press('Control+a');
      const picked = bar(page).getByText('40 selected');
      await expect(all.or(picked).first()).toBeVisible({ timeout: 5_000 });
      if (await all.isVisible()) await all.click({ timeout: 5_000 });
      await expect(picked).toBeVisible({ timeout: 10_000 });
      // Sooner than the test's own limit: what its last try has met is said then.
    }).toPass({ timeout: 180_000 });
    const downloading = page.waitForEvent('download');
    await bar(page).getByRole('button', { name: SELECTION_TEXTS.download }).click();
    const path = await (await downloading).path();
    await expect(toast(page, ZIP_TEXTS.saved(39, 40).title)).toBeVisible();
    const files = unzipSync(readFileSync(path));
    const listed = Object.keys(files);
    expect(listed).toHaveLength(39 + 2);
    for (const [at, { pictureUrl }] of items.entries()) {
      const name = listed.find((one) => one.includes(`-zebra-${at}-`)) ?? '';
      if (at === 7) {
        expect(name).toBe('');
        continue;
      }
      const [original] = await quietBucket.file(parseGsUrl(pictureUrl)?.path ?? '').download();
      expect(original.equals(files[name] ?? new Uint8Array())).toBe(true);
    }
    expect(strFromU8(files['missing.txt'] ?? new Uint8Array())).toContain('-zebra-7-');
    const table = strFromU8(files['pictures.csv'] ?? new Uint8Array());
    expect(table.trim().split('\r\n')).toHaveLength(1 + 39);
  },
);
