import type { Page } from '@playwright/test';

/** What the page calls when it has painted its first card. */
const BINDING = 'reportFirstCard';

/** Opens `url`; milliseconds from the start of the navigation to the paint of the first card. */
export type FirstCardAt = (url: string) => Promise<number>;

/**
 * Follows every page from its start. The page reports by itself: asking it from outside would run a script in
 * the middle of what is measured.
 */
export async function watchFirstCard(page: Page): Promise<FirstCardAt> {
  let report = Promise.withResolvers<number>();
  await page.exposeFunction(BINDING, (atMs: number) => report.resolve(atMs));
  await page.addInitScript((binding) => {
    const look = (): void => {
      if (document.querySelector('main li a[href*="item="]') === null) {
        requestAnimationFrame(look);
        return;
      }
      // It is in this frame. This task follows its paint, ahead of what the page itself has queued for later.
      void scheduler.postTask(
        () => {
          const tell: unknown = Reflect.get(window, binding);
          if (typeof tell === 'function') tell(performance.now());
        },
        { priority: 'user-blocking' },
      );
    };
    requestAnimationFrame(look);
  }, BINDING);
  return async (url) => {
    report = Promise.withResolvers();
    const [atMs] = await Promise.all([report.promise, page.goto(url)]);
    return atMs;
  };
}
