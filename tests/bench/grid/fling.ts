import type { Page } from '@playwright/test';
import { z } from 'zod';

const FLING_MS = 3_000;
const NODES_EVERY = 20;

const flingSchema = z.object({
  frameP95: z.number(),
  /** Tasks over 50 ms while it was flung. */
  longTasks: z.number(),
  /** Most elements inside the page's main at any time. */
  nodes: z.number(),
});
export type Fling = z.infer<typeof flingSchema>;

/** From the list's beginning to its end at one speed; frame times by requestAnimationFrame. */
export async function fling(page: Page): Promise<Fling> {
  await page.bringToFront();
  await page.evaluate(() => window.scrollTo(0, 0));
  await settled(page);
  const found: unknown = await page.evaluate(
    async ({ forMs, nodesEvery }) => {
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      const main = document.querySelector('main') ?? document.body;
      const way = document.documentElement.scrollHeight - window.innerHeight;
      const frames: number[] = [];
      let longTasks = 0;
      let nodes = 0;
      const observer = new PerformanceObserver((list) => {
        longTasks += list.getEntries().length;
      });
      observer.observe({ type: 'longtask' });
      const startedAt = await frame();
      let last = startedAt;
      while (last - startedAt < forMs) {
        const now = await frame();
        frames.push(now - last);
        last = now;
        if (frames.length % nodesEvery === 0) {
          nodes = Math.max(nodes, main.querySelectorAll('*').length);
        }
        window.scrollTo(0, Math.min(1, (now - startedAt) / forMs) * way);
      }
      observer.disconnect();
      const sorted = frames.toSorted((one, other) => one - other);
      return { frameP95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, longTasks, nodes };
    },
    { forMs: FLING_MS, nodesEvery: NODES_EVERY },
  );
  return flingSchema.parse(found);
}

/** The pictures in the window are loaded: what they cost is not the fling's. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const shown = [...document.querySelectorAll<HTMLImageElement>('main li img')];
    return shown.length > 0 && shown.every((image) => image.complete);
  });
};
