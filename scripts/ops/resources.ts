import { functionsUrlOf } from '../deploy/smoke.ts';
import { WATCHED, type Alert, type Metric, type Uptime } from './definitions.ts';

/** A resource as Google's REST interface takes it. */
export type Body = Readonly<Record<string, unknown>>;

/** The kinds of resources, in the order in which they are made: each may name those before it. */
export const KINDS = ['metric', 'channel', 'uptime', 'alert', 'dashboard'] as const;
export type Kind = (typeof KINDS)[number];

/** What Google calls what is there already; null: it is not there yet. */
export type NameOf = (kind: Kind, id: string) => string | null;

export interface Resource {
  readonly kind: Kind;
  /** Ours, under which it is found again. */
  readonly id: string;
  readonly body: (nameOf: NameOf) => Body;
}

/** Marks what is ours, whatever its title; the value is our id. */
export const LABEL = 'lumashot';

/** Google's own metrics that we ask for are of the functions too. */
const resourceOf = (metric: string): string =>
  typeFilter(WATCHED.metrics.find(({ id }) => id === metric)?.resource ?? 'cloud_run_revision');
const typeFilter = (resource: string): string => `resource.type="${resource}"`;
/** `lumashot/queue_age` */
export const metricName = (id: string): string => `lumashot/${id}`;
const typeOf = (metric: string): string =>
  metric.includes('/') ? metric : `logging.googleapis.com/user/${metricName(metric)}`;
const filterOf = (metric: string, where = ''): string =>
  [`metric.type="${typeOf(metric)}"`, resourceOf(metric), ...(where === '' ? [] : [where])].join(
    ' AND ',
  );

/** For values whose size is not known before: seconds, and millionths of a dollar. */
const BUCKETS = { exponentialBuckets: { numFiniteBuckets: 40, growthFactor: 2, scale: 1 } };

export interface Place {
  readonly projectId: string;
  readonly siteUrl: string;
  /** Whom alerts are mailed to; null: whom they are mailed to stays as it is. */
  readonly mail: string | null;
}

/** All that is watched of a project, in the order in which it is made. */
export const resourcesOf = ({ projectId, siteUrl, mail }: Place): readonly Resource[] => {
  const hosts = { functions: new URL(functionsUrlOf(projectId)), site: new URL(siteUrl) };
  return [
    ...WATCHED.metrics.map(metricOf),
    ...(mail === null ? [] : [channelOf(mail)]),
    ...WATCHED.uptime.map((check) => uptimeOf(check, { url: hosts[check.host], projectId })),
    ...WATCHED.alerts.map(alertOf),
    ...WATCHED.uptime.map(uptimeAlertOf),
    dashboardOf(projectId),
  ];
};

const metricOf = ({ id, title, resource, filter, value, unit }: Metric): Resource => ({
  kind: 'metric',
  id,
  body: () => ({
    name: metricName(id),
    description: title,
    filter: `${typeFilter(resource)} AND ${filter}`,
    metricDescriptor: {
      metricKind: 'DELTA',
      valueType: value === undefined ? 'INT64' : 'DISTRIBUTION',
      unit,
    },
    ...(value === undefined
      ? {}
      : { valueExtractor: `EXTRACT(jsonPayload.${value})`, bucketOptions: BUCKETS }),
  }),
});

const channelOf = (mail: string): Resource => ({
  kind: 'channel',
  id: 'mail',
  body: () => ({
    type: 'email',
    displayName: `Lumashot: ${mail}`,
    labels: { email_address: mail },
    userLabels: { [LABEL]: 'mail' },
    enabled: true,
  }),
});

const uptimeOf = (
  { id, title, path, minutes }: Uptime,
  { url, projectId }: { readonly url: URL; readonly projectId: string },
): Resource => ({
  kind: 'uptime',
  id,
  body: () => ({
    displayName: `Lumashot: ${title}`,
    monitoredResource: {
      type: 'uptime_url',
      labels: { project_id: projectId, host: url.hostname },
    },
    httpCheck: { path, port: 443, useSsl: true, validateSsl: true, requestMethod: 'GET' },
    period: `${minutes * 60}s`,
    timeout: '10s',
    userLabels: { [LABEL]: id },
  }),
});

const alertOf = (alert: Alert): Resource =>
  policyOf(alert, () => ('over' in alert ? tooMuch(alert) : absent(alert)));

const tooMuch = ({ metric, where, over, withinMinutes }: Extract<Alert, { over: number }>) => ({
  conditionThreshold: {
    filter: filterOf(metric, where),
    comparison: 'COMPARISON_GT',
    thresholdValue: over,
    duration: '0s',
    aggregations: [summed(withinMinutes)],
  },
});

const absent = ({ metric, where, absentMinutes }: Extract<Alert, { absentMinutes: number }>) => ({
  conditionAbsent: {
    filter: filterOf(metric, where),
    duration: `${absentMinutes * 60}s`,
    // Of all revisions together: after a deploy the old one is silent for good.
    aggregations: [summed(ABSENT_ALIGNED_MINUTES)],
  },
});

const ABSENT_ALIGNED_MINUTES = 5;

const summed = (minutes: number) => ({
  alignmentPeriod: `${minutes * 60}s`,
  perSeriesAligner: 'ALIGN_DELTA',
  crossSeriesReducer: 'REDUCE_SUM',
});

/** More than one of the places that ask get no answer, for two minutes. */
const uptimeAlertOf = ({ id, title, mend }: Uptime): Resource =>
  policyOf({ id: `down_${id}`, title: `No answer: ${title}`, mend }, (nameOf) => ({
    conditionThreshold: {
      filter: [
        'metric.type="monitoring.googleapis.com/uptime_check/check_passed"',
        'resource.type="uptime_url"',
        `metric.labels.check_id="${nameOf('uptime', id)?.split('/').at(-1) ?? ''}"`,
      ].join(' AND '),
      comparison: 'COMPARISON_GT',
      thresholdValue: 1,
      duration: '120s',
      aggregations: [
        {
          alignmentPeriod: '1200s',
          perSeriesAligner: 'ALIGN_NEXT_OLDER',
          crossSeriesReducer: 'REDUCE_COUNT_FALSE',
        },
      ],
    },
  }));

const policyOf = (
  { id, title, mend }: { readonly id: string; readonly title: string; readonly mend: string },
  condition: (nameOf: NameOf) => Body,
): Resource => ({
  kind: 'alert',
  id,
  body: (nameOf) => {
    const channel = nameOf('channel', 'mail');
    return {
      displayName: `Lumashot: ${title}`,
      documentation: { content: mend, mimeType: 'text/markdown' },
      userLabels: { [LABEL]: id },
      combiner: 'OR',
      enabled: true,
      conditions: [{ displayName: title, ...condition(nameOf) }],
      ...(channel === null ? {} : { notificationChannels: [channel] }),
    };
  },
});

const isValue = (metric: string): boolean =>
  WATCHED.metrics.some(({ id, value }) => id === metric && value !== undefined);

const dashboardOf = (projectId: string): Resource => ({
  kind: 'dashboard',
  id: LABEL,
  body: () => ({
    name: `projects/${projectId}/dashboards/${LABEL}`,
    displayName: WATCHED.dashboard.title,
    gridLayout: {
      columns: '2',
      widgets: WATCHED.dashboard.tiles.map(({ title, metrics }) => ({
        title,
        xyChart: { dataSets: metrics.map(lineOf) },
      })),
    },
  }),
});

const lineOf = (metric: string): Body => ({
  plotType: 'LINE',
  legendTemplate: metric,
  timeSeriesQuery: {
    timeSeriesFilter: {
      filter: filterOf(metric),
      aggregation: {
        alignmentPeriod: '300s',
        perSeriesAligner: isValue(metric) ? 'ALIGN_PERCENTILE_99' : 'ALIGN_DELTA',
        crossSeriesReducer: isValue(metric) ? 'REDUCE_MAX' : 'REDUCE_SUM',
      },
    },
  },
});
