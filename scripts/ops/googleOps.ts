import { z } from 'zod';
import { allPages, askGoogle, type GoogleClient } from '../lib/google/googleRest.ts';
import { LABEL, metricName, type Body, type Kind } from './resources.ts';

/** What is there, as Google tells it. */
export interface Found {
  readonly id: string;
  readonly name: string;
  readonly body: Body;
}

/** Google said no. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, says: string) {
    super(`${status}: ${says}`);
    this.status = status;
  }
}

export interface GoogleOps {
  /** Ours alone. */
  list(kind: Kind): Promise<readonly Found[]>;
  /** Its name. */
  make(kind: Kind, body: Body): Promise<string>;
  change(kind: Kind, found: Found, body: Body): Promise<void>;
}

/** Where a kind is, and how its list and its own id are read. */
const KIND = {
  metric: { base: 'https://logging.googleapis.com/v2', path: 'metrics', list: 'metrics' },
  channel: {
    base: 'https://monitoring.googleapis.com/v3',
    path: 'notificationChannels',
    list: 'notificationChannels',
  },
  uptime: {
    base: 'https://monitoring.googleapis.com/v3',
    path: 'uptimeCheckConfigs',
    list: 'uptimeCheckConfigs',
  },
  alert: {
    base: 'https://monitoring.googleapis.com/v3',
    path: 'alertPolicies',
    list: 'alertPolicies',
  },
  dashboard: {
    base: 'https://monitoring.googleapis.com/v1',
    path: 'dashboards',
    list: 'dashboards',
  },
} as const satisfies Record<Kind, { base: string; path: string; list: string }>;

const itemSchema = z.looseObject({
  name: z.string(),
  userLabels: z.record(z.string(), z.string()).default({}),
  etag: z.string().optional(),
});
type Item = z.output<typeof itemSchema>;
const pageSchema = z.looseObject({ nextPageToken: z.string().optional() });
const errorSchema = z.object({ error: z.object({ message: z.string() }) });

const OUR_METRICS = metricName('');

/** Null: it is none of ours. */
function idOf(kind: Kind, { name, userLabels }: Item): string | null {
  if (kind === 'metric') {
    return name.startsWith(OUR_METRICS) ? name.slice(OUR_METRICS.length) : null;
  }
  if (kind === 'dashboard') return name.endsWith(`/dashboards/${LABEL}`) ? LABEL : null;
  return userLabels[LABEL] ?? null;
}

/** Logging and Monitoring of a project, through their REST interfaces. */
export function googleOps(client: GoogleClient): GoogleOps {
  const urlOf = (kind: Kind): string =>
    `${KIND[kind].base}/projects/${client.projectId}/${KIND[kind].path}`;
  /** A metric is named by its id, which is part of the address; all others by their whole path. */
  const urlOfFound = (kind: Kind, { name }: Found): string =>
    kind === 'metric' ? `${urlOf(kind)}/${encodeURIComponent(name)}` : `${KIND[kind].base}/${name}`;

  return {
    async list(kind) {
      const pages = await allPages(`${urlOf(kind)}?pageSize=100`, async (url) =>
        pageSchema.parse(await send('GET', url)),
      );
      const items = pages.flatMap((page) => z.array(itemSchema).parse(page[KIND[kind].list] ?? []));
      return items.flatMap((item) => {
        const id = idOf(kind, item);
        return id === null ? [] : [{ id, name: item.name, body: item }];
      });
    },

    make: async (kind, body) => itemSchema.parse(await send('POST', urlOf(kind), body)).name,

    async change(kind, found, body) {
      const { etag } = itemSchema.parse(found.body);
      if (kind === 'metric') await send('PUT', urlOfFound(kind, found), body);
      else {
        const whole = { ...body, name: found.name, ...(etag === undefined ? {} : { etag }) };
        await send('PATCH', urlOfFound(kind, found), whole);
      }
    },
  };

  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    url: string,
    body?: Body,
  ): Promise<unknown> {
    const answer = await askGoogle(client, { url, method, body });
    const said: unknown = await answer.json().catch(() => null);
    if (answer.ok) return said;
    const says = errorSchema.safeParse(said).data?.error.message ?? new URL(url).hostname;
    throw new Refused(answer.status, says);
  }
}
