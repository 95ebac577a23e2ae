import type { AdminAnswer } from '@lumashot/domain/admin/looks';
import { OPEN_STATES, type OpenState } from '@lumashot/domain/jobs/states';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { tableOf } from '@lumashot/domain/tableOf';
import type { Firestore } from 'firebase-admin/firestore';
import type { AdminReadLog } from '../../../usecases/admin/ports.ts';
import { newest, rowsOf } from './readLists.ts';

type Queue = AdminAnswer<'queue'>;

/** What waits and is drawn, and what did not end well lately. */
export async function readQueue(db: Firestore, log: AdminReadLog): Promise<Queue> {
  const inState = (state: OpenState | 'failed') =>
    db.collection(COLLECTIONS.generationJobs).where('state', '==', state);
  const [counted, lists, failed] = await Promise.all([
    Promise.all(OPEN_STATES.map((state) => inState(state).count().get())),
    Promise.all(
      OPEN_STATES.map(async (state) => {
        const { docs } = await inState(state).orderBy('created_at').limit(20).get();
        return docs.flatMap((found) => rowsOf.job(found, log));
      }),
    ),
    newest(inState('failed'), rowsOf.job, log),
  ]);
  const open = lists.flat().toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  return {
    counts: tableOf(OPEN_STATES, (state) => counted[OPEN_STATES.indexOf(state)]?.data().count ?? 0),
    oldest: open[0]?.createdAt ?? null,
    open,
    failures: failuresOf(failed),
  };
}

function failuresOf(failed: Queue['open']): Queue['failures'] {
  const groups = Map.groupBy(
    failed,
    ({ failure, operation, engine }) => `${failure} ${operation} ${engine}`,
  );
  return [...groups.values()]
    .flatMap((jobs) => {
      const [first] = jobs;
      if (first === undefined) return [];
      const { failure, operation, engine } = first;
      return [{ reason: failure ?? 'unknown', operation, engine, count: jobs.length }];
    })
    .toSorted((one, other) => other.count - one.count);
}
