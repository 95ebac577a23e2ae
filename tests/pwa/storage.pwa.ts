import { expect, type Page } from '@playwright/test';
import { givenItems } from '../support/library/libraryItems.ts';
import { givenMember } from '../support/accounts/users.ts';
import { POSTER, generate, goTo, signIn } from '../e2e/steps.ts';
import { picturesSeen } from './picturesSeen.ts';
import { arrive, home, test } from './test.ts';

test('a full disk hides no picture', async ({ page, server }) => {
  const somebody = await givenMember();
  const words = Array.from({ length: 12 }, (_, at) => `picture number ${at + 1}`);
  await givenItems(somebody.uid, { type: 'text-to-image', words });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await arrive(page, somebody);

  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 1 });
  await page.evaluate(() => caches.delete('lumashot-media'));
  await page.reload();
  await goTo(page, 'library');
  expect(await picturesSeen(page, words.length)).toHaveLength(words.length);
  await page.getByRole('link', { name: words.at(-1) ?? '', exact: true }).click();
  await expect(page.getByRole('dialog').locator('img[data-shown="true"]')).toBeVisible();
  expect(errors).toEqual([]);
});

for (const setting of ['granted', 'denied'] as const) {
  test(`after the first saved picture the browser is asked to keep it: ${setting}`, async ({
    page,
    browser,
    server,
  }) => {
    const cdp = await browser.newBrowserCDPSession();
    await page.addInitScript(rememberAnswers);
    await signIn(page, await givenMember());
    await expect(home(page)).toBeVisible();
    const ofPage = await page.context().newCDPSession(page);
    const { targetInfo } = await ofPage.send('Target.getTargetInfo');
    const { browserContextId } = targetInfo;
    await cdp.send('Browser.setPermission', {
      permission: { name: 'persistent-storage' },
      setting,
      origin: server.url,
      ...(browserContextId === undefined ? {} : { browserContextId }),
    });
    expect(await answers(page)).toEqual([]);

    await goTo(page, 'images');
    await generate(page, POSTER);
    await expect.poll(() => answers(page)).toEqual([setting === 'granted']);
    // Whatever the browser has said, the picture is there.
    await goTo(page, 'library');
    await expect(page.locator('main li img[data-shown="true"]')).toHaveCount(1);
  });
}

const KEY = 'test:persist';

/** Runs in the page: what the browser has said each time it was asked, also before a reload. */
function rememberAnswers(): void {
  const ask = navigator.storage.persist.bind(navigator.storage);
  navigator.storage.persist = async () => {
    const answer = await ask();
    const before = sessionStorage.getItem('test:persist');
    sessionStorage.setItem('test:persist', before === null ? `${answer}` : `${before},${answer}`);
    return answer;
  };
}

const answers = (page: Page): Promise<boolean[]> =>
  page.evaluate((key) => {
    const said = sessionStorage.getItem(key);
    return said === null ? [] : said.split(',').map((answer) => answer === 'true');
  }, KEY);
