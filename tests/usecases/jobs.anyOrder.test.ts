import { expect, it, vi } from 'vitest';
import { liveThrough } from '../support/anyOrder/liveThrough.ts';
import { amount } from '../support/torture.ts';

/** How jobs end: state, lane, attempts. */
const ENDS = [
  'done now 1',
  'done queue 1',
  'done queue 2',
  'done queue 3',
  'cancelled now 1',
  'cancelled queue 1',
  'cancelled queue 2',
  'failed access-ended queue 1',
  'failed image-failed now 1',
  'failed image-failed queue 2',
  'failed image-failed queue 3',
  'failed image-refused queue 1',
  'failed waited-too-long queue 1',
];

/**
 * What people ask for, workers, lost and doubled tasks, crashes, cancels, retries, sweeps and plans that
 * change, interleaved at every call to the database, by the real use cases on the real adapter. After
 * every commit the money, the places and the library have to agree.
 */
it('the jobs of a user end well in any order', async () => {
  // The ledger's pause before another try: here nobody else is waited for.
  vi.stubGlobal('setTimeout', (go: () => void) => setImmediate(go));
  const bad: string[] = [];
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= amount({ usual: 250, torture: 10_000 }); seed += 1) {
    const { broken, ends } = await liveThrough(seed);
    for (const end of ends) seen.set(end, (seen.get(end) ?? 0) + 1);
    if (broken.length > 0) bad.push(`seed ${seed}: ${broken.join('; ')}`);
  }
  vi.unstubAllGlobals();
  expect(bad).toEqual([]);
  // The run has been through all of it.
  expect([...seen.keys()]).toEqual(expect.arrayContaining(ENDS));
});
