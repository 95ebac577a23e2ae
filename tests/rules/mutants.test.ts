import { expect, it } from 'vitest';
import { reportOf } from './tools/mutation/report.ts';
import { mutateRules } from './tools/mutation/survive.ts';

/** The whole of `npm run mutate:rules`: a minute, or four on a slow machine beside three browsers. */
it('kills every mutant of the rules that means something else', { timeout: 600_000 }, async () => {
  const { complaints } = reportOf(await mutateRules());
  expect(complaints).toEqual([]);
});
