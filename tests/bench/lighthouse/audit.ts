import lighthouse, { type Result } from 'lighthouse';

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

export interface AuditOptions {
  /** The service worker and its caches stay: a visit like any after the first. */
  readonly keepsStorage?: boolean;
}

/** A busy machine loses traces: Lighthouse says so itself, and asks to be run again. */
const TRIES = 3;

/** One run of Lighthouse's mobile preset in the browser that listens on `port`. */
export async function audit(
  url: string,
  port: number,
  options: AuditOptions = {},
): Promise<Audited> {
  const { audits, categories } = await report({ url, port, ...options });
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

async function report({
  url,
  port,
  keepsStorage = false,
  tries = TRIES,
}: AuditOptions & { url: string; port: number; tries?: number }): Promise<Result> {
  const run = await lighthouse(url, {
    port,
    disableStorageReset: keepsStorage,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
    output: 'json',
  });
  const failure = run === undefined ? 'no answer' : run.lhr.runtimeError?.message;
  if (run !== undefined && failure === undefined) return run.lhr;
  if (tries === 1) throw new Error(`${url}: ${failure ?? ''}`);
  return report({ url, port, keepsStorage, tries: tries - 1 });
}
