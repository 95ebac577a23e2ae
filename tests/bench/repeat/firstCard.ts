import type { Page } from '@playwright/test';

/** Follows every page from its start: when the first card was painted, in milliseconds since then. */
export async function watchFirstCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('main li a[href*="item="]') === null) {
        requestAnimationFrame(look);
        return;
      }
      // It is in this frame: the next task comes after the paint.
      const { port1, port2 } = new MessageChannel();
      port2.addEventListener('message', () => performance.mark('first-card'));
      port2.start();
      port1.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

export async function firstCardMs(page: Page): Promise<number> {
  const marked = await page.waitForFunction(
    () => performance.getEntriesByName('first-card')[0]?.startTime ?? null,
  );
  const at = await marked.jsonValue();
  if (at === null) throw new Error('The first card was never painted');
  return at;
}
