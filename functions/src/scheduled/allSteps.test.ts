import { expect, it } from 'vitest';
import { allSteps } from './allSteps.ts';

const did = (count: number) => () => Promise.resolve(count);
const breaks = (): Promise<number> => Promise.reject(new Error('the list was not read'));

it('a step that fails keeps no other from its turn, and the run fails', async () => {
  const told: unknown[] = [];
  const run = allSteps({ uploads: breaks, photos: did(3) }, (counts) => told.push(counts));
  await expect(run).rejects.toMatchObject({ errors: [new Error('the list was not read')] });
  expect(told).toEqual([{ photos: 3 }]);
});

it('a run that found nothing to do tells nothing', async () => {
  const told: unknown[] = [];
  await allSteps({ uploads: did(0), photos: did(0) }, (counts) => told.push(counts));
  expect(told).toEqual([]);
});
