import type { Locator, Page } from '@playwright/test';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import { goTo, newcomer, openTab } from './steps.ts';

/** A newcomer before the product form, with a name and a scene in it: what is missing is a photo. */
export async function openProductForm(page: Page): Promise<void> {
  await newcomer(page);
  await goTo(page, 'images');
  await openTab(page, 'Product Shots');
  await page.getByLabel(PRODUCT_TEXTS.name).fill('Red mug');
  await page.getByRole('radio', { name: 'Clean White Studio' }).check();
}

/**
 * A photo is looked at up to five times before its first cut, and no picture is asked for before: seconds on a phone, most
 * of a minute beside three other browsers, and two photos take twice that.
 */
export const ONCE_SEEN = { timeout: 150_000 } as const;

/** The name of its button ends with how many places there are to check, once they are known. */
export const openMending = (page: Page, file: string): Promise<void> =>
  page.getByRole('button', { name: CUT_OUT_TEXTS.mendLabel(file) }).click();

export const cuts = (page: Page): Locator =>
  page.getByRole('group', { name: CUT_OUT_TEXTS.region });

/** Of the small picture: red, green, blue, alpha at a share of its width and height. */
export const pixelAt = (picture: Locator, x: number, y: number): Promise<number[]> =>
  picture.evaluate(
    (canvas, [u, v]) =>
      canvas instanceof HTMLCanvasElement
        ? [
            ...(canvas
              .getContext('2d')
              ?.getImageData(Math.round(u * canvas.width), Math.round(v * canvas.height), 1, 1)
              .data ?? []),
          ]
        : [],
    [x, y] as const,
  );

/** A stroke over the photo that is being mended, in shares of its width and height. */
export async function paint(
  page: Page,
  points: readonly (readonly [number, number])[],
): Promise<void> {
  const area = page.getByRole('application');
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  if (box === null) throw new Error('nothing to paint on');
  const [first, ...rest] = points.map(([x, y]) => [box.x + x * box.width, box.y + y * box.height]);
  await page.mouse.move(first?.[0] ?? 0, first?.[1] ?? 0);
  await page.mouse.down();
  // As fast as they can be sent: a finger does not wait for the page to draw each place either.
  await Promise.all(rest.map(([x = 0, y = 0]) => page.mouse.move(x, y, { steps: 4 })));
  await page.mouse.up();
}
