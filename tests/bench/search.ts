import type { Page } from '@playwright/test';
import { SEARCH_TEXTS } from '#app/texts/librarySearch.ts';
import { closeAdmin } from '../support/admin.ts';
import { openLibrary } from './grid/openLibrary.ts';
import { GOALS, verdictOf, type Goal } from './kit/goals.ts';
import { startBrowser } from './kit/startBrowser.ts';
import { printColumns } from './kit/table.ts';

/**
 * P13: from each letter in the library's search field to its first result on the screen, with 10,000
 * pictures on the device and all of them with their terms.
 */
const COUNT = 10_000;
const ROUNDS = 3;

/** Two hundred subjects: a word finds fifty pictures, a letter thousands. */
const NOUNS = [
  'fox',
  'lighthouse',
  'mug',
  'bicycle',
  'harbour',
  'pear',
  'violin',
  'tent',
  'owl',
  'bridge',
];
const PLACES = ['in snow', 'at night', 'on a desk', 'by the sea', 'in fog'];
const LIGHTS = ['golden light', 'studio light', 'moonlight', 'overcast'];
const SUBJECTS = NOUNS.flatMap((noun) =>
  PLACES.flatMap((place) => LIGHTS.map((light) => `a ${noun} ${place}, ${light}`)),
);
const TYPED = ['lighthouse moon', 'fox snow', 'violin', 'harbour fog'];

const browser = await startBrowser();
const { page, context } = await openLibrary(browser, {
  count: COUNT,
  width: 1280,
  height: 860,
  subjects: SUBJECTS,
});
await termsOfAll(page);
const rows = [await measured('10,000 pictures', 1, GOALS.search)];
rows.push(await measured('the same, processor 6 times slower', 6, GOALS.searchSlow));
await browser.close();
await closeAdmin();
printColumns(
  'P13: a letter to its first result',
  ['', 'letters', 'median', 'p95', 'goal', 'verdict'],
  rows,
);

async function measured(name: string, slower: number, goal: Goal): Promise<string[]> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const words of TYPED) times.push(...(await typed(words)));
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  const p95 = at(0.95);
  return [name, String(times.length), ms(at(0.5)), ms(p95), ms(goal.goal), verdictOf(p95, goal)];
}

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}

/** Milliseconds of each letter that changes how many are found, and so how long the list is. */
async function typed(words: string): Promise<number[]> {
  const field = page.getByRole('textbox', { name: SEARCH_TEXTS.field });
  await field.fill('');
  await heightOf(page);
  const times: number[] = [];
  for (let at = 1; at <= words.length; at += 1) {
    const key = words.charAt(at - 1) === ' ' ? 'Space' : words.charAt(at - 1);
    if (foundBy(words.slice(0, at)) === foundBy(words.slice(0, at - 1))) {
      await field.press(key);
      continue;
    }
    // Listening before the key: input is handled ahead of what an evaluation has queued.
    const answer = await page.evaluateHandle(firstResult);
    await field.press(key);
    times.push(await answer.evaluate(({ took }) => took));
  }
  return times;
}

/** How many of the subjects have a word that begins with each of these. */
function foundBy(words: string): number {
  const wanted = words.split(' ').filter((word) => word !== '');
  return SUBJECTS.filter((subject) =>
    wanted.every((word) => subject.split(/[ ,]+/).some((own) => own.startsWith(word))),
  ).length;
}

/** Once the list is as long as nothing typed makes it. */
function heightOf(of: Page): Promise<unknown> {
  return of.waitForFunction(() => {
    const list = document.querySelector('[role="tabpanel"]:not([hidden]) ul');
    return list instanceof HTMLElement && Number.parseFloat(list.style.height) > 100_000;
  });
}

/** From the next input to the frame that shows another list. */
function firstResult(): { readonly took: Promise<number> } {
  const shown = () => {
    const list = document.querySelector('[role="tabpanel"]:not([hidden]) ul');
    return list instanceof HTMLElement ? list.style.height : null;
  };
  const took = new Promise<number>((resolve) => {
    const before = shown();
    let begun = 0;
    const observer = new MutationObserver(() => {
      if (begun === 0 || shown() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - begun));
    });
    document.addEventListener(
      'input',
      ({ timeStamp }) => {
        begun = timeStamp;
      },
      { once: true, capture: true },
    );
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return { took };
}

/** Rows that were put there by hand get their terms in idle time. */
function termsOfAll(of: Page): Promise<unknown> {
  return of.waitForFunction(
    (wanted) =>
      new Promise<boolean>((resolve) => {
        const open = indexedDB.open('lumashot-library');
        open.addEventListener('success', () => {
          const counting = open.result.transaction('terms').objectStore('terms').count();
          counting.addEventListener('success', () => {
            open.result.close();
            resolve(counting.result >= wanted);
          });
        });
      }),
    COUNT,
    { timeout: 120_000, polling: 1_000 },
  );
}
