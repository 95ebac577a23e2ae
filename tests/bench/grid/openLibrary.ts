import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { AUTH_TEXTS } from '#app/texts/auth.ts';
import { bucket, profileRef } from '../../support/admin.ts';
import { newcomer } from '../../support/emulators/calls.ts';
import { required } from '../../support/environment.ts';
import { fillIndex, PLACEHOLDER } from '../../support/library/localIndex.ts';

/** So many different thumbnails; the items take them in turn. */
const PICTURES = 12;

/** For a machine with other work. */
const PATIENCE_MS = 120_000;

export interface Library {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The bytes that the items show. */
  readonly pictures: readonly Buffer[];
}

/** Somebody with `count` pictures on this device, signed in. */
export async function openLibrary(
  browser: Browser,
  {
    count,
    width,
    height,
    subjects = [],
  }: { count: number; width: number; height: number; subjects?: readonly string[] },
): Promise<Library> {
  const context = await browser.newContext({
    baseURL: required('LUMASHOT_APP_URL'),
    viewport: { width, height },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const uid = await signedIn(page);
  const pictures = await Promise.all(Array.from({ length: PICTURES }, (_, at) => drawn(at)));
  const urls = await Promise.all(
    pictures.map(async (bytes, at) => {
      const path = `results/${uid}/bench${at}.thumb.webp`;
      await bucket.file(path).save(bytes, { contentType: 'image/webp' });
      return `gs://${bucket.name}/${path}`;
    }),
  );
  await page.goto('/dashboard/library');
  await page.getByRole('tab', { name: 'All 0' }).waitFor();
  await fillIndex(page, { count, pictures: urls, placeholder: PLACEHOLDER, subjects });
  await page.reload();
  await page.getByRole('link', { name: /^picture 1(?: |$)/ }).waitFor();
  return { context, page, pictures };
}

/** Somebody who is past onboarding. The password is that of every test account. */
async function signedIn(page: Page): Promise<string> {
  const account = await newcomer();
  await profileRef(account.uid).update({ has_completed_onboarding: true });
  await page.goto('/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill('a long password');
  await page.getByRole('button', { name: AUTH_TEXTS.signIn.submit, exact: true }).click();
  await page.getByText('10 credits', { exact: true }).first().waitFor();
  return account.uid;
}

/** As large as a thumbnail of ours, and not of one colour: decoding it has to cost something. */
const drawn = (seed: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 512,
      height: 512,
      channels: 3,
      background: { r: (seed * 53) % 256, g: (seed * 97) % 256, b: (seed * 31) % 256 },
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .blur(6)
    .webp()
    .toBuffer();
