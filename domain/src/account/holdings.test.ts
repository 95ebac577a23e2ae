import { expect, it } from 'vitest';
import { HOLDINGS } from './holdings.ts';

it('says why something is in no copy', () => {
  for (const { file, why } of Object.values(HOLDINGS)) expect(file ?? why).toBeTruthy();
});
