import { onSchedule } from 'firebase-functions/scheduler';
import { readGauges } from '../adapters/firestore/admin/readGauges.ts';
import { watchLog } from '../adapters/logging/watchLog.ts';
import { firestore } from '../adapters/services.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { watch } from '../usecases/watch/watch.ts';

/** Says in the log what should be nothing: `npm run ops` puts alerts on it. Writes nothing else. */
export const watchStudio = onSchedule(FUNCTION_OPTIONS.watch, async () => {
  const read = (now: Date) => readGauges(firestore(), now);
  await watch({ read, log: watchLog, now: new Date() });
});
