import type { Page } from '@playwright/test';

export type Files = ReadonlyMap<string, { readonly type: string; readonly body: Buffer }>;

/**
 * What the page shows now as files without any script: its HTML with all styles in it, as many cards
 * as asked for, and the thumbnails.
 */
export async function staticCopyOf(page: Page, cards: number): Promise<Files> {
  const { html, pictures } = await page.evaluate((count) => {
    const copy = document.documentElement.cloneNode(true);
    if (!(copy instanceof HTMLElement)) throw new Error('The page has no root');
    const css = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join('\n');
    for (const gone of copy.querySelectorAll('script, style, link')) gone.remove();
    const style = document.createElement('style');
    style.textContent = css;
    copy.querySelector('head')?.append(style);

    const list = copy.querySelector('main li a[href*="item="]')?.closest('ul');
    const shown = [...(list?.children ?? [])];
    for (let at = shown.length; at < count; at += 1) {
      const card = shown[at % shown.length]?.cloneNode(true);
      if (card !== undefined) list?.append(card);
    }
    // Drawn once more: the policy forbids to fetch them.
    const found: { path: string; base64: string }[] = [];
    for (const image of document.images) {
      if (!image.src.startsWith('blob:')) continue;
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const path = `/picture-${found.length}.webp`;
      const [, base64 = ''] = canvas.toDataURL('image/webp').split(',');
      for (const copied of copy.querySelectorAll(`img[src="${image.src}"]`)) {
        copied.setAttribute('src', path);
      }
      found.push({ path, base64 });
    }
    return { html: `<!doctype html>${copy.outerHTML}`, pictures: found };
  }, cards);
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', body: Buffer.from(html) }],
    ...pictures.map(
      ({ path, base64 }) =>
        [path, { type: 'image/webp', body: Buffer.from(base64, 'base64') }] as const,
    ),
  ]);
}
