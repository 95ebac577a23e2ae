import type { JobCounters } from '@lumashot/domain/jobs/counters';
import { oneByOne } from '../turns/oneByOne.ts';
import type { JobCounterStore } from './ports.ts';

/** Longer than any job goes without a move: a profile that stands so long with open jobs is looked at. */
const UNCHANGED_MS = 10 * 60_000;

export interface CounterLog {
  repaired(event: { uid: string; before: JobCounters; after: JobCounters }): void;
  notRepaired(event: { uid: string; error: unknown }): void;
}

/**
 * Counters that do not agree with the jobs would hold credits or places for ever. None of our steps leaves
 * them so; a fault, or a hand in the database, may. Each repair is told as an error. Returns how many there were.
 */
export async function repairCounters(
  { now }: { now: Date },
  { counters, log }: { readonly counters: JobCounterStore; readonly log: CounterLog },
): Promise<number> {
  const unchangedSince = new Date(now.getTime() - UNCHANGED_MS);
  return oneByOne(counters.countedOwners({ unchangedSince }), {
    work: async (uid) => {
      const repair = await counters.repair(uid);
      if (repair === null) return 0;
      log.repaired({ uid, ...repair });
      return 1;
    },
    failed: (uid, error) => log.notRepaired({ uid, error }),
  });
}
