import { onSchedule } from 'firebase-functions/scheduler';
import { FUNCTION_OPTIONS } from '../config.ts';
import { purgeTrash as run } from '../usecases/library/purgeTrash.ts';
import { purgePorts } from '../wiring/purgePorts.ts';
import { log } from '../adapters/logging/writeLog.ts';

/** Deletes for ever what has been in the trash for 30 days, and what earlier purges left behind. */
export const purgeTrash = onSchedule(FUNCTION_OPTIONS.trash, async () => {
  const purged = await run({ ...purgePorts(), now: new Date() });
  if (purged > 0) log.info('trash purged', { purged });
});
