/** What each metric is held to, from the project's performance goals (P1, P2, P7, P8, P9, P11). */
export interface Goal {
  readonly unit: 'ms' | 'x' | '%' | 'MB';
  /** Latency, load time and memory: the lower, the better; throughput the other way round. */
  readonly better: 'lower' | 'higher';
  readonly goal: number;
  readonly moonshot: number;
}

export const GOALS = {
  /** Packed JavaScript of `/` before it answers, against the bare stack's. */
  firstScripts: { unit: 'x', better: 'lower', goal: 1.25, moonshot: 0.25 },
  /** Largest Contentful Paint of `/`, against the same page without scripts. */
  firstPaint: { unit: 'x', better: 'lower', goal: 1.15, moonshot: 1.05 },
  /** Call minus engine time, p50. */
  overhead: { unit: 'ms', better: 'lower', goal: 25, moonshot: 8 },
  /** Share of the transactions a second that the same writes reach without a ledger. */
  manyUsers: { unit: '%', better: 'higher', goal: 40, moonshot: 70 },
  hotUser: { unit: '%', better: 'higher', goal: 10, moonshot: 25 },
  /** One picture of the embedded engine, p50. */
  drawing: { unit: 'ms', better: 'lower', goal: 2000, moonshot: 500 },
  /** Resident memory of a process that draws three pictures at once. */
  memory: { unit: 'MB', better: 'lower', goal: 700, moonshot: 500 },
  /** Import to ready, against firebase-functions alone. */
  coldLoad: { unit: 'x', better: 'lower', goal: 1.3, moonshot: 1.05 },
} as const satisfies Record<string, Goal>;

export type Verdict = 'moonshot' | 'goal' | 'missed';

export function verdictOf(value: number, { better, goal, moonshot }: Goal): Verdict {
  const reaches = (bound: number): boolean =>
    better === 'lower' ? value <= bound : value >= bound;
  if (reaches(moonshot)) return 'moonshot';
  return reaches(goal) ? 'goal' : 'missed';
}
