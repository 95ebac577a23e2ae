import { expect, it } from 'vitest';
import { COLLECTIONS, STORAGE_PREFIXES } from '../paths.ts';
import { HOLDINGS, PREFIX_HOLDINGS } from './holdings.ts';

it('says of every collection and prefix what becomes of it', () => {
  expect(Object.keys(HOLDINGS).toSorted()).toEqual(Object.keys(COLLECTIONS).toSorted());
  expect(Object.keys(PREFIX_HOLDINGS).toSorted()).toEqual(Object.keys(STORAGE_PREFIXES).toSorted());
});

it('says why something is in no copy', () => {
  for (const { file, why } of Object.values(HOLDINGS)) expect(file ?? why).toBeTruthy();
  for (const { folder, why } of Object.values(PREFIX_HOLDINGS)) expect(folder ?? why).toBeTruthy();
});
