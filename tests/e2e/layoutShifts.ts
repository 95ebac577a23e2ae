import type { Page } from '@playwright/test';

/** Runs in the page: notes what in sight has moved, and how far, without anybody having pressed anything. */
function note(unseen: number): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'sources' in entry) || Number(entry.value) < unseen) continue;
      const moved = JSON.stringify(entry.sources, (key, value: unknown) =>
        value instanceof Node ? `${value.nodeName} ${value.textContent?.slice(0, 40)}` : value,
      );
      shifts.push(
        `${Number(entry.value).toFixed(3)} at ${Math.round(entry.startTime)} ms: ${moved}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: document.readyState === 'loading' });
}

/** From the start of every page that opens from here on. `unseen`: a score below which nobody notices. */
export const noteShiftsOfPages = (page: Page, unseen: number): Promise<unknown> =>
  page.addInitScript(note, unseen);

/** From now on, on the page that is open, however small. */
export async function noteShiftsFromNow(page: Page): Promise<void> {
  // What the test has just found is in the document, and perhaps not painted yet: its way there is no news.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.evaluate(note, 0);
}

/** What was noted, each with its score, its time and what moved. */
export const shiftsOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => ('shifts' in window ? window.shifts : 'not watched'));
