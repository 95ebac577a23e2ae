import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { inRoot } from '../lib/places.ts';

const id = z.string().regex(/^[a-z][a-z_]*$/);

const RESOURCES = ['cloud_run_revision', 'cloud_scheduler_job'] as const;

const metricSchema = z.strictObject({
  id,
  title: z.string().min(1),
  /** Whose lines: our functions', or those of the scheduler that calls some of them. */
  resource: z.enum(RESOURCES).default('cloud_run_revision'),
  /** Of the log. */
  filter: z.string().min(1),
  /** The field whose values are kept; without one lines are counted. */
  value: z.string().min(1).optional(),
  unit: z.string().min(1).default('1'),
});
const alerting = {
  id,
  title: z.string().min(1),
  /** One of ours, or Google's own type. */
  metric: z.string().min(1),
  where: z.string().optional(),
  mend: z.string().min(1),
};
const alertSchema = z.union([
  z.strictObject({
    ...alerting,
    /** More than so many within so many minutes. */
    over: z.int().min(0),
    withinMinutes: z.int().min(1).max(1_440),
  }),
  z.strictObject({
    ...alerting,
    /** Nothing for so long, once there was something. */
    absentMinutes: z.int().min(1).max(1_410),
  }),
]);
const uptimeSchema = z.strictObject({
  id,
  title: z.string().min(1),
  host: z.enum(['functions', 'site']),
  path: z.string().startsWith('/'),
  /** What Google offers. */
  minutes: z.literal([1, 5, 10, 15]),
  mend: z.string().min(1),
});
const dashboardSchema = z.strictObject({
  title: z.string().min(1),
  tiles: z.array(z.strictObject({ title: z.string().min(1), metrics: z.array(z.string()).min(1) })),
});

export type Metric = z.output<typeof metricSchema>;
export type Alert = z.output<typeof alertSchema>;
export type Uptime = z.output<typeof uptimeSchema>;

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const value: unknown = JSON.parse(readFileSync(inRoot('ops', file), 'utf8'));
  return schema.parse(value);
}

/** What is watched of a project: the tables in `ops/`. */
export const WATCHED = {
  metrics: read('metrics.json', z.array(metricSchema)),
  alerts: read('alerts.json', z.array(alertSchema)),
  uptime: read('uptime.json', z.array(uptimeSchema)),
  dashboard: read('dashboard.json', dashboardSchema),
} as const;
