import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { INSTALL_TEXTS } from '#app/texts/pwa.ts';
import { z } from 'zod';
import { givenMember } from '../support/accounts/users.ts';
import { signIn } from '../e2e/steps.ts';
import { home, test } from './test.ts';

const manifestSchema = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  categories: z.array(z.string()),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
  screenshots: z.array(z.object({ src: z.string(), sizes: z.string(), form_factor: z.string() })),
  shortcuts: z.array(z.object({ url: z.string() })),
  share_target: z.object({ action: z.string(), method: z.literal('POST') }),
  launch_handler: z.object({ client_mode: z.array(z.string()) }),
  display_override: z.array(z.string()),
});

test('Chromium finds nothing in the way of an installation', async ({ page, server }) => {
  await signIn(page, await givenMember());
  await expect(home(page)).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // Contexts of Playwright are private windows, and nothing is installed from those.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  expect(await cdp.send('Page.getAppId')).toMatchObject({ appId: `${server.url}/` });
  const { errors, data = '' } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = manifestSchema.parse(JSON.parse(data));
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
    '512x512 monochrome',
  ]);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    NAVIGATION.images.path,
    NAVIGATION.library.path,
  ]);
});

test('every picture the manifest names is there, in the size it says', async ({ page }) => {
  await page.goto('/auth');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = manifestSchema.parse(await (await page.request.get(href ?? '')).json());
  const named = [...manifest.icons, ...manifest.screenshots];
  const apple = await page
    .locator('link[rel="apple-touch-icon"], link[rel="apple-touch-startup-image"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const sizes = await page.evaluate(
    (files) =>
      Promise.all(
        files.map(async (file) => {
          const image = new Image();
          image.src = file;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    [...named.map(({ src }) => src), ...apple],
  );
  expect(sizes.slice(0, named.length)).toEqual(named.map((picture) => picture.sizes));
  expect(apple.length).toBeGreaterThan(20);
});

test('the browser installs it, and it starts on the dashboard', async ({ server }, { project }) => {
  const profile = mkdtempSync(join(tmpdir(), 'lumashot-install-'));
  const { executablePath, args } = project.use.launchOptions ?? {};
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath === undefined ? {} : { executablePath }),
    ...(args === undefined ? {} : { args }),
    baseURL: server.url,
    reducedMotion: 'reduce',
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await signIn(page, await givenMember());
    await expect(home(page)).toBeVisible();

    const ofPage = await context.newCDPSession(page);
    const { installabilityErrors } = await ofPage.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);

    // The browser has offered it: our button is there.
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: INSTALL_TEXTS.button })).toBeVisible();

    const browser = context.browser();
    if (browser === null) throw new Error('A persistent context without its browser');
    const ofBrowser = await browser.newBrowserCDPSession();
    const manifestId = `${server.url}/`;
    await ofBrowser.send('PWA.install', {
      manifestId,
      installUrlOrBundleUrl: `${server.url}${NAVIGATION.home.path}`,
    });
    // The system starts it: the page that is open becomes the app's window (launch_handler).
    await page.goto('/about');
    await ofBrowser.send('PWA.launch', { manifestId });
    await expect(page).toHaveURL(`${server.url}${NAVIGATION.home.path}`);
    await expect(home(page)).toBeVisible();
    await ofBrowser.send('PWA.uninstall', { manifestId });
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

test('on an iPhone the way by hand is shown', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15',
  });
  const page = await context.newPage();
  await signIn(page, await givenMember());
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: INSTALL_TEXTS.button }).click();
  const help = page.getByRole('dialog', { name: INSTALL_TEXTS.help.title });
  await expect(help.getByRole('listitem')).toHaveText([...INSTALL_TEXTS.help.steps]);
  await help.getByRole('button', { name: INSTALL_TEXTS.help.close }).click();
  await expect(help).toBeHidden();
  await context.close();
});
