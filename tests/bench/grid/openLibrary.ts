import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { newcomer } from '../../e2e/steps.ts';
import { bucket } from '../../support/admin.ts';
import { required } from '../../support/environment.ts';
import { fillIndex, PLACEHOLDER } from '../../support/localIndex.ts';
import { uidOf } from '../../support/uidOf.ts';

/** So many different thumbnails; the items take them in turn. */
const PICTURES = 12;

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: required('LUMASHOT_CHROMIUM'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });

export interface Library {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The bytes that the items show. */
  readonly pictures: readonly Buffer[];
}

/** Somebody with `count` pictures on this device, signed in. */
export async function openLibrary(
  browser: Browser,
  { count, width, height }: { count: number; width: number; height: number },
): Promise<Library> {
  const context = await browser.newContext({
    baseURL: required('LUMASHOT_APP_URL'),
    viewport: { width, height },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const { email } = await newcomer(page);
  const uid = await uidOf(email);
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
  await fillIndex(page, { count, pictures: urls, placeholder: PLACEHOLDER });
  await page.reload();
  await page.getByRole('link', { name: 'picture 1', exact: true }).waitFor();
  return { context, page, pictures };
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
