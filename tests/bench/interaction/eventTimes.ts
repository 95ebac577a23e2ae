import type { Page } from '@playwright/test';
import { z } from 'zod';

/** What the browser does not tell of: an interaction this fast has no entry. */
const FLOOR_MS = 16;

const timesSchema = z.array(z.object({ interaction: z.number(), ms: z.number() }));

/** Plain JavaScript: the page's types do not know event timing. */
const OBSERVER = `
window.eventTimes = [];
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) {
    if (interactionId > 0) eventTimes.push({ interaction: interactionId, ms: duration });
  }
}).observe({ type: 'event', durationThreshold: ${FLOOR_MS}, buffered: true });
`;

/** From the first script of every page on: the browser's own times of what people do. */
export async function observeEvents(page: Page): Promise<void> {
  await page.addInitScript({ content: OBSERVER });
}

/**
 * How long each of `count` interactions took until the next frame: the longest of its events. Those
 * without an entry were faster than the browser tells.
 */
export async function interactionTimes(
  page: Page,
  { count, act }: { count: number; act: () => Promise<void> },
): Promise<readonly number[]> {
  await readTimes(page);
  await act();
  // Entries come after the frame that they end with.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2_000 }));
      }),
  );
  const longest = new Map<number, number>();
  for (const { interaction, ms } of await readTimes(page)) {
    longest.set(interaction, Math.max(longest.get(interaction) ?? 0, ms));
  }
  const told = [...longest.values()];
  const fast = Array.from({ length: Math.max(0, count - told.length) }, () => FLOOR_MS);
  return [...told, ...fast];
}

/** Takes what was observed since the last time. */
async function readTimes(page: Page): Promise<z.infer<typeof timesSchema>> {
  const found: unknown = await page.evaluate(() =>
    'eventTimes' in window && Array.isArray(window.eventTimes) ? window.eventTimes.splice(0) : [],
  );
  return timesSchema.parse(found);
}
