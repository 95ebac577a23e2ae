/** What should be nothing, or small. Times are in seconds. */
export interface Gauges {
  /** Of the oldest picture that no worker has taken, and may. */
  readonly queueAgeS: number;
  /** Drawn by a worker that is gone, and not swept. */
  readonly stuckJobs: number;
  /** Profiles that hold credits although nothing of theirs waits or is drawn. */
  readonly strayHolds: number;
  /** Profiles with less than nothing: credits, or held ones. */
  readonly negativeBalances: number;
  /** Accounts that should have been deleted a day ago. */
  readonly overdueDeletions: number;
  /** Mails and pushes that should have gone out half an hour ago. */
  readonly lateNotices: number;
  /** What hosted models have cost today. */
  readonly spentMicros: number;
}

/** What is told, and above which value it is an error. What costs money has its own bounds (costLog). */
export const WATCHED = {
  queueAgeS: 900,
  stuckJobs: 0,
  strayHolds: 0,
  negativeBalances: 0,
  overdueDeletions: 0,
  lateNotices: 0,
} as const satisfies Partial<Record<keyof Gauges, number>>;
export type Watched = keyof typeof WATCHED;

const isWatched = (name: string): name is Watched => Object.hasOwn(WATCHED, name);
const WATCHED_NAMES = Object.keys(WATCHED).filter(isWatched);

export interface WatchLog {
  /** Every time: what a dashboard draws. */
  seen(gauges: Gauges): void;
  /** An alert stands on each of these (ops/metrics.json). */
  over(event: { readonly gauge: Watched; readonly found: number; readonly most: number }): void;
}

/** One look at all of it. */
export async function watch({
  read,
  log,
  now,
}: {
  readonly read: (now: Date) => Promise<Gauges>;
  readonly log: WatchLog;
  readonly now: Date;
}): Promise<void> {
  const gauges = await read(now);
  log.seen(gauges);
  for (const gauge of WATCHED_NAMES) {
    const [found, most] = [gauges[gauge], WATCHED[gauge]];
    if (found > most) log.over({ gauge, found, most });
  }
}
