import { expect } from '@playwright/test';
import { totalOf } from '../support/library/billedReads.ts';
import { required } from '../support/environment.ts';
import { givenReader, readsOfViews, VIEWS, type ViewName } from '../support/library/readViews.ts';
import { test } from './test.ts';

test('what a view is billed stays within its goal', async ({ browser }) => {
  const account = await givenReader();
  const reads = await readsOfViews(browser, { account, appUrl: required('LUMASHOT_APP_URL') });
  const billed = (view: ViewName) =>
    expect(totalOf(reads[view]), [VIEWS[view], ...reads[view].what].join('\n'));
  // Nothing read would mean that the meter is broken.
  billed('homeCold').toBeGreaterThan(6);
  billed('libraryCold').toBeGreaterThan(15);
  // The library's own counts come with the profile.
  expect([reads.homeCold.counts, reads.libraryCold.counts]).toEqual([3, 0]);
  billed('homeCold').toBeLessThanOrEqual(22);
  billed('libraryCold').toBeLessThanOrEqual(46);
  billed('homeWarm').toBe(1);
  billed('libraryWarm').toBe(1);
  billed('libraryChanged').toBe(6);
  // The profile, and an entry of the log, for each commit of up to a hundred items. Where the second
  // commit comes while the first entry is being read, the open question brings entries once more.
  billed('favorite').toBe(2);
  billed('trashed').toBeGreaterThanOrEqual(4);
  billed('trashed').toBeLessThanOrEqual(6);
  billed('purged').toBeGreaterThanOrEqual(4);
  billed('purged').toBeLessThanOrEqual(6);
});
