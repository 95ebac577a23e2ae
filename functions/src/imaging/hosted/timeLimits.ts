import { JOB_TIMES_MS } from '@lumashot/domain/jobs/times';

/** For all models and tries of one picture, a little less than the job gives the engine. */
export const HOSTED_TIME_LIMIT_MS = JOB_TIMES_MS.drawHosted - 5_000;
