import { RATE_LIMITS } from '@lumashot/domain/calls/rateLimits';

/** What is counted by the hour is done again where an hour ended meanwhile. */
export async function withinOneHour<Result>(work: () => Promise<Result>): Promise<Result> {
  const hour = (): number => Math.floor(Date.now() / RATE_LIMITS.contact.windowMs);
  for (;;) {
    const startedIn = hour();
    const result = await work();
    if (hour() === startedIn) return result;
  }
}
