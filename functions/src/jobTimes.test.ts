import { JOB_LEASE_MS } from '@lumashot/domain/jobs/job';
import { JOB_TIMES_MS } from '@lumashot/domain/jobs/times';
import { expect, it } from 'vitest';
import { FUNCTION_OPTIONS } from './config.ts';
import { capabilitiesOfCompatible, MODELS } from './imaging/hosted/modelTable.ts';
import { HOSTED_TIME_LIMIT_MS } from './imaging/hosted/timeLimits.ts';

it('each limit leaves time for what comes after the one inside it', () => {
  const functionMs = FUNCTION_OPTIONS.drawing.timeoutSeconds * 1_000;
  const fromWithin = [
    HOSTED_TIME_LIMIT_MS,
    JOB_TIMES_MS.drawHosted,
    functionMs,
    JOB_TIMES_MS.appWaits,
    JOB_LEASE_MS,
  ];
  expect(fromWithin).toEqual(fromWithin.toSorted((one, other) => one - other));
  expect(new Set(fromWithin).size).toBe(fromWithin.length);
  // Storing, thumbnail and commit.
  expect(functionMs - JOB_TIMES_MS.drawHosted).toBeGreaterThanOrEqual(45_000);
  // Who asks again does not keep a call busy for as long as a slow model may draw.
  expect(JOB_TIMES_MS.settle).toBeLessThan(JOB_TIMES_MS.drawEmbedded);
});

it('a model’s slowest answers fit: two minutes are nothing unusual', () => {
  const all = [
    ...Object.values(MODELS).flatMap((models) => Object.values(models)),
    capabilitiesOfCompatible(0),
  ];
  for (const { seconds } of all) {
    expect(seconds.most).toBeGreaterThanOrEqual(180);
    expect(seconds.most * 1_000).toBeLessThanOrEqual(HOSTED_TIME_LIMIT_MS);
    expect(seconds.usual).toBeLessThan(seconds.most);
  }
});
