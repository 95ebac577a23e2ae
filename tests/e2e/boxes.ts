import { expect, type Locator, type Page } from '@playwright/test';

/** Where things stand, in pixels of the window, for tests of what is a matter of looks alone. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const boxOf = (place: Locator): Promise<Box> =>
  place.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { left, right, top, bottom };
  });

/** Of each of them, in their order. */
export const boxesOf = (places: Locator): Promise<readonly Box[]> =>
  places.evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

/** Of the words in each of them, a box a line. */
export const linesOf = (places: Locator): Promise<readonly (readonly Box[])[]> =>
  places.evaluateAll((all) =>
    all.map((one) => {
      const words = [...one.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (words === undefined) return [];
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
        left,
        right,
        top,
        bottom,
      }));
    }),
  );

/** As somebody with a wheel or a thumb gets there. */
export const scrollTo = (page: Page, where: 'top' | 'end'): Promise<void> =>
  page.evaluate(
    (to) => window.scrollTo(0, to === 'top' ? 0 : document.documentElement.scrollHeight),
    where,
  );

/** One height for all. */
export const expectLevel = (boxes: readonly Box[]): void => {
  expect(boxes.length).toBeGreaterThan(1);
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
};
