import { expect, type Page } from '@playwright/test';

/**
 * What the studio stands on and the public pages do without, by words of theirs that no minifier changes. By
 * what is in the scripts and not by their names: those are the bundler's, and other ones after the next change.
 */
const WORDS = {
  MUI: /["'`]Mui[A-Z]/,
  Emotion: /data-emotion/,
  Firebase: /@firebase\//,
  zod: /ZodError/,
} as const;

export const STUDIO_LIBRARIES = Object.keys(WORDS);

/** From now on; asked later, says which of the studio's libraries are in the scripts that the page has asked for. */
export function noteScripts(page: Page): () => Promise<readonly string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) asked.add(request.url());
  });
  return async () => {
    expect(asked.size).toBeGreaterThan(1);
    const texts = await Promise.all([...asked].map((url) => textOf(page, url)));
    return Object.entries(WORDS).flatMap(([name, words]) =>
      texts.some((text) => words.test(text)) ? [name] : [],
    );
  };
}

/** Asked for again: a browser forgets what it has answered when it goes on. */
const textOf = async (page: Page, url: string): Promise<string> =>
  (await page.request.get(url)).text();

/** A page that was drawn at build asks for React, and for all it is made of, with the first sign of life. */
export async function expectTakenOver(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  const isOfReact = (main: Element): boolean =>
    Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(() => page.getByRole('main').evaluate(isOfReact)).toBe(true);
}
