import { expect, it } from 'vitest';
import { ADMIN_ANSWERS } from './looks.ts';

/** As /privacy promises: no photo, no picture, no prompt. */
it('what an operator sees of somebody names none of their pictures and none of their words for them', () => {
  const { profile, jobs, ledger, reports } = ADMIN_ANSWERS.person.shape;
  const fields = [
    profile.unwrap().shape,
    jobs.element.shape,
    ledger.element.shape,
    reports.element.shape,
  ].flatMap((shape) => Object.keys(shape));
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter((name) => /prompt|label|input|url|photo|path|image/i.test(name))).toEqual(
    [],
  );
});
