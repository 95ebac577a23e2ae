import { z } from 'zod';
import type { Fetch } from '../../lib/google/googleRest.ts';

/**
 * Logging and Monitoring as far as `npm run ops` asks them, by their REST reference: what they take, what they add
 * to it, what they leave out of an answer, and that an alert on a metric they do not know yet is a 404. It was not
 * compared with the real ones.
 */
const text = z.string().min(1);
const seconds = z.string().regex(/^\d+s$/);
const aggregation = z.strictObject({
  alignmentPeriod: seconds,
  perSeriesAligner: z.enum(['ALIGN_DELTA', 'ALIGN_PERCENTILE_99', 'ALIGN_NEXT_OLDER']),
  crossSeriesReducer: z.enum(['REDUCE_SUM', 'REDUCE_MAX', 'REDUCE_COUNT_FALSE']),
});
/** "The filter must specify the metric type and the resource type." */
const seriesFilter = z.string().regex(/^metric\.type="[^"]+" AND resource\.type="[^"]+"/);
const labels = z.record(
  z.string().regex(/^[a-z][a-z0-9_-]{0,62}$/),
  z.string().regex(/^[a-z0-9_-]*$/),
);

const RESOURCES = {
  metrics: z.strictObject({
    name: z.string().regex(/^[\w.,+!*'()%/-]{1,100}$/),
    description: text,
    filter: z.string().min(1).max(20_000),
    metricDescriptor: z.strictObject({
      metricKind: z.literal('DELTA'),
      valueType: z.enum(['INT64', 'DISTRIBUTION']),
      unit: z.enum(['1', 's']),
    }),
    valueExtractor: z
      .string()
      .regex(/^EXTRACT\(jsonPayload\.\w+\)$/)
      .optional(),
    bucketOptions: z
      .strictObject({
        exponentialBuckets: z.strictObject({
          numFiniteBuckets: z.int().positive(),
          growthFactor: z.number().gt(1),
          scale: z.number().positive(),
        }),
      })
      .optional(),
  }),
  notificationChannels: z.strictObject({
    name: text.optional(),
    type: z.literal('email'),
    displayName: text,
    labels: z.strictObject({ email_address: z.email() }),
    userLabels: labels,
    enabled: z.boolean(),
  }),
  uptimeCheckConfigs: z.strictObject({
    name: text.optional(),
    displayName: text,
    monitoredResource: z.strictObject({
      type: z.literal('uptime_url'),
      labels: z.strictObject({ project_id: text, host: z.string().regex(/^[a-z0-9.-]+$/) }),
    }),
    httpCheck: z.strictObject({
      path: z.string().startsWith('/'),
      port: z.int(),
      useSsl: z.boolean(),
      validateSsl: z.boolean(),
      requestMethod: z.enum(['GET', 'POST']),
    }),
    period: z.enum(['60s', '300s', '600s', '900s']),
    timeout: seconds,
    userLabels: labels,
  }),
  alertPolicies: z.strictObject({
    name: text.optional(),
    displayName: text,
    documentation: z.strictObject({ content: text, mimeType: z.literal('text/markdown') }),
    userLabels: labels,
    combiner: z.literal('OR'),
    enabled: z.boolean(),
    conditions: z
      .array(
        z.union([
          z.strictObject({
            displayName: text,
            conditionThreshold: z.strictObject({
              filter: seriesFilter,
              comparison: z.literal('COMPARISON_GT'),
              thresholdValue: z.number(),
              duration: seconds,
              aggregations: z.array(aggregation).length(1),
            }),
          }),
          z.strictObject({
            displayName: text,
            conditionAbsent: z.strictObject({
              filter: seriesFilter,
              duration: seconds.refine((span) => Number.parseInt(span, 10) % 60 === 0),
              aggregations: z.array(aggregation).length(1),
            }),
          }),
        ]),
      )
      .min(1)
      .max(6),
    notificationChannels: z.array(text).optional(),
  }),
  dashboards: z.strictObject({
    name: text.optional(),
    etag: text.optional(),
    displayName: text,
    gridLayout: z.strictObject({
      columns: z.string().regex(/^\d+$/),
      widgets: z.array(
        z.strictObject({
          title: text,
          xyChart: z.strictObject({
            dataSets: z.array(
              z.strictObject({
                plotType: z.literal('LINE'),
                legendTemplate: text,
                timeSeriesQuery: z.strictObject({
                  timeSeriesFilter: z.strictObject({ filter: seriesFilter, aggregation }),
                }),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
} as const;
type Collection = keyof typeof RESOURCES;
const isCollection = (name: string): name is Collection => Object.hasOwn(RESOURCES, name);

export type Stored = Readonly<Record<string, unknown>> & { readonly name: string };

const PROJECT_NUMBER = '123456';

export function recordedGoogle({ early = 0 }: { readonly early?: number } = {}) {
  const kept = new Map<string, Stored>();
  const writes: string[] = [];
  let refusals = early;
  let made = 0;

  const of = (collection: Collection): readonly Stored[] =>
    [...kept].filter(([key]) => key.startsWith(`${collection}:`)).map(([, one]) => one);

  const ask: Fetch = async (url, { method, body }) => {
    const { pathname } = new URL(url);
    const [, project = '', collection = '', id = ''] =
      /^\/v\d\/projects\/([^/]+)\/([^/]+)(?:\/(.+))?$/.exec(pathname) ?? [];
    if (!isCollection(collection) || project === '') return error(404, 'no such method');
    if (method === 'GET') return Response.json(listOf(collection, url));
    const sent = RESOURCES[collection].safeParse(JSON.parse(body ?? ''));
    if (!sent.success) return error(400, z.prettifyError(sent.error));
    const asked: Readonly<Record<string, unknown>> = sent.data;
    if (collection === 'alertPolicies' && refusals > 0) {
      refusals -= 1;
      return error(404, 'Cannot find metric that matches type');
    }
    writes.push(`${method} ${collection}`);
    if (method === 'POST') {
      made += 1;
      const stored = { ...asked, ...added(collection), name: nameOf(collection, asked) };
      kept.set(`${collection}:${stored.name}`, stored);
      return Response.json(stored);
    }
    const name =
      collection === 'metrics' ? decodeURIComponent(id) : `projects/${project}/${collection}/${id}`;
    const before = kept.get(`${collection}:${name}`);
    if (before === undefined) return error(404, `no ${name}`);
    if (collection === 'dashboards' && asked['etag'] !== before['etag']) return error(409, 'etag');
    kept.set(`${collection}:${name}`, { ...before, ...asked, ...added(collection), name });
    return Response.json({});
  };

  /** Two a page, without what is zero, as these interfaces answer. */
  function listOf(collection: Collection, url: string): Readonly<Record<string, unknown>> {
    const from = Number(new URL(url).searchParams.get('pageToken') ?? 0);
    const all = of(collection);
    const page = all.slice(from, from + 2).map(withoutZeros);
    const more = from + 2 < all.length ? { nextPageToken: String(from + 2) } : {};
    return page.length === 0 ? {} : { [collection]: page, ...more };
  }

  function nameOf(collection: Collection, asked: Readonly<Record<string, unknown>>): string {
    if (collection === 'metrics') return String(asked['name']);
    if (collection === 'dashboards') {
      return String(asked['name']).replace(/^projects\/[^/]+/, `projects/${PROJECT_NUMBER}`);
    }
    return `projects/shots-of-test/${collection}/given-${made}`;
  }

  const added = (collection: Collection): Readonly<Record<string, unknown>> =>
    collection === 'dashboards'
      ? { etag: `etag-${writes.length}` }
      : { creationRecord: { mutatedBy: 'x' } };

  return {
    ask,
    writes,
    of,
    put: (key: string, stored: Stored) => void kept.set(key, stored),
    kept,
  };
}

const error = (status: number, message: string): Response =>
  Response.json({ error: { code: status, message } }, { status });

function withoutZeros(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutZeros);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== 0 && one !== false && one !== '' && one !== '0s')
      .map(([name, one]) => [name, withoutZeros(one)]),
  );
}
