import { expect } from '@playwright/test';
import { totalOf } from '../support/billedReads.ts';
import { required } from '../support/environment.ts';
import { givenReader, readsOfViews } from '../support/readViews.ts';
import { test } from './test.ts';

test('what a view is billed stays within its goal', async ({ browser }) => {
  const account = await givenReader();
  const reads = await readsOfViews(browser, { account, appUrl: required('LUMASHOT_APP_URL') });
  // Nothing read would mean that the meter is broken.
  expect(totalOf(reads.homeCold)).toBeGreaterThan(6);
  expect(totalOf(reads.libraryCold)).toBeGreaterThan(15);
  // The library's own counts come with the profile.
  expect([reads.homeCold.counts, reads.libraryCold.counts]).toEqual([3, 0]);
  expect(totalOf(reads.homeCold)).toBeLessThanOrEqual(22);
  expect(totalOf(reads.libraryCold)).toBeLessThanOrEqual(46);
  expect(totalOf(reads.homeWarm)).toBe(1);
  expect(totalOf(reads.libraryWarm)).toBe(1);
  expect(totalOf(reads.libraryChanged)).toBe(6);
  // The profile, and an entry of the log, for each commit of up to a hundred items. Where the second
  // commit comes while the first entry is being read, the open question brings entries once more.
  expect(totalOf(reads.favorite)).toBe(2);
  expect(totalOf(reads.trashed)).toBeGreaterThanOrEqual(4);
  expect(totalOf(reads.trashed)).toBeLessThanOrEqual(6);
  expect(totalOf(reads.purged)).toBeGreaterThanOrEqual(4);
  expect(totalOf(reads.purged)).toBeLessThanOrEqual(6);
});
