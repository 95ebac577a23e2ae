import type { Watched, WatchLog } from '../../usecases/watch/watch.ts';
import { log } from './writeLog.ts';

/** ops/metrics.json counts these texts: a test compares them. */
const TEXTS: Readonly<Record<Watched, string>> = {
  queueAgeS: 'watch: pictures wait too long',
  stuckJobs: 'watch: jobs are stuck',
  strayHolds: 'watch: credits are held for nothing',
  negativeBalances: 'watch: a balance is below zero',
  overdueDeletions: 'watch: accounts are not deleted in time',
  lateNotices: 'watch: mails are late',
};

export const watchLog: WatchLog = {
  seen: (gauges) => log.info('watch', { ...gauges }),
  over: ({ gauge, found, most }) => log.error(TEXTS[gauge], { found, most }),
};
