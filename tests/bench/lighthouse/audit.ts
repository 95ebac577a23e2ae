import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Audited {
  /** 0 to 100; what a page behind the sign-in has no use for is missing. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
  /** Audits that cost points, with what they found. */
  readonly lost: readonly string[];
}

/** One run of Lighthouse's mobile preset in the browser that listens on `port`. */
export async function audit(url: string, port: number): Promise<Audited> {
  const run = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
    output: 'json',
  });
  if (run === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
  const { audits, categories, runtimeError } = run.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const number = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const score = (name: Category): number =>
    Math.round((categories[name]?.score ?? Number.NaN) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbtMs: number('total-blocking-time'),
    lost: CATEGORIES.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id} (${audits[id]?.displayValue ?? audits[id]?.title ?? ''})`),
    ),
  };
}
