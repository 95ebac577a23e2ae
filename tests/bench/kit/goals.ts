/** What each metric is held to, from the project's performance goals. */
export interface Goal {
  readonly unit: 'ms' | 's' | 'x' | '%' | 'MB' | 'count';
  /** Latency, load time and memory: the lower, the better; throughput the other way round. */
  readonly better: 'lower' | 'higher';
  readonly goal: number;
  readonly moonshot: number;
}

export const GOALS = {
  /** Packed JavaScript of `/` before it answers, against the bare stack's. */
  firstScripts: { unit: 'x', better: 'lower', goal: 0.25, moonshot: 0.02 },
  /** Largest Contentful Paint of `/`, against the same page without scripts. */
  firstPaint: { unit: 'x', better: 'lower', goal: 1.05, moonshot: 1 },
  /** Call minus engine time, p50. */
  overhead: { unit: 'ms', better: 'lower', goal: 25, moonshot: 8 },
  /** `startGeneration` beyond its bare reads and its batch, p50. */
  starting: { unit: 'ms', better: 'lower', goal: 25, moonshot: 8 },
  /** Share of the transactions a second that the same writes reach without a ledger. */
  manyUsers: { unit: '%', better: 'higher', goal: 40, moonshot: 70 },
  hotUser: { unit: '%', better: 'higher', goal: 10, moonshot: 25 },
  /** One picture of the embedded engine, p50. */
  drawing: { unit: 'ms', better: 'lower', goal: 2000, moonshot: 500 },
  /** Resident memory of a process that draws three pictures at once. */
  memory: { unit: 'MB', better: 'lower', goal: 700, moonshot: 500 },
  /** From the page's start to cards, of what a plain IndexedDB cursor takes. */
  offlineAgainstCursor: { unit: 'x', better: 'lower', goal: 3, moonshot: 1.5 },
  /** The same of what Firestore's persistent cache takes: 20 and 50 times faster. */
  offlineAgainstCache: { unit: 'x', better: 'lower', goal: 1 / 20, moonshot: 1 / 50 },
  /** A repeat visit of the dashboard to its first card, against the same page as a static file. */
  repeatVisit: { unit: 'x', better: 'lower', goal: 2, moonshot: 1.5 },
  /** Seconds from a fresh clone to the first picture, beyond one and a half installations. */
  bareStart: { unit: 's', better: 'lower', goal: 30, moonshot: 15 },
  /** Import to ready, against firebase-functions alone. */
  coldLoad: { unit: 'x', better: 'lower', goal: 1.3, moonshot: 1.05 },
  /** Frame time while flinging, p95, against a windowed list without a framework. */
  gridFrame: { unit: 'x', better: 'lower', goal: 1.5, moonshot: 1.1 },
  /** Elements of the page's main; the moonshot asks for the same at 100,000 pictures. */
  gridNodes: { unit: 'count', better: 'lower', goal: 400, moonshot: 400 },
  /** Over 50 ms. */
  gridLongTasks: { unit: 'count', better: 'lower', goal: 0, moonshot: 0 },
  /** The longest task while a hundred entries of the change log are applied. */
  logTask: { unit: 'ms', better: 'lower', goal: 50, moonshot: 16 },
  /** Interaction to next paint at a sixth of the processor, p95. */
  interaction: { unit: 'ms', better: 'lower', goal: 200, moonshot: 50 },
  /** From a stroke over a product photo of 1,024 px to its cut, p95. */
  stroke: { unit: 'ms', better: 'lower', goal: 300, moonshot: 100 },
  /** From a letter in the search field to its first result on the screen, p95; 10,000 pictures. */
  search: { unit: 'ms', better: 'lower', goal: 60, moonshot: 30 },
  /** The same at a sixth of the processor. */
  searchSlow: { unit: 'ms', better: 'lower', goal: 200, moonshot: 100 },
  /** Resident memory of a worker that packs a copy of 1,200 pictures. */
  exportMemory: { unit: 'MB', better: 'lower', goal: 300, moonshot: 200 },
} as const satisfies Record<string, Goal>;

export type Verdict = 'moonshot' | 'goal' | 'missed';

export function verdictOf(value: number, { better, goal, moonshot }: Goal): Verdict {
  const reaches = (bound: number): boolean =>
    better === 'lower' ? value <= bound : value >= bound;
  if (reaches(moonshot)) return 'moonshot';
  return reaches(goal) ? 'goal' : 'missed';
}
