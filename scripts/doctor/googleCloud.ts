import { z } from 'zod';
import { answerWithin } from '../lib/answerWithin.ts';
import type { CloudProject } from './checkCloud.ts';

type Fetch = (
  url: string,
  options: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>;

const TIMES_PAGED = 50;
const TIMEOUT_MS = 20_000;

const servicesSchema = z.object({
  services: z.array(z.object({ config: z.object({ name: z.string() }) })).default([]),
  nextPageToken: z.string().optional(),
});
const secretSchema = z.object({ state: z.string() });
const payloadSchema = z.object({ payload: z.object({ data: z.base64() }) });
const bucketSchema = z.object({
  cors: z
    .array(
      z.object({
        origin: z.array(z.string()).default([]),
        method: z.array(z.string()).default([]),
      }),
    )
    .default([]),
});
const databaseSchema = z.object({ type: z.string(), locationId: z.string() });
const indexesSchema = z.object({
  indexes: z.array(z.object({ name: z.string(), state: z.string() })).default([]),
  nextPageToken: z.string().optional(),
});
const fieldsSchema = z.object({
  fields: z
    .array(z.object({ name: z.string(), ttlConfig: z.object({ state: z.string() }).optional() }))
    .default([]),
  nextPageToken: z.string().optional(),
});
const authSchema = z.object({
  authorizedDomains: z.array(z.string()).default([]),
  signIn: z
    .object({ email: z.object({ enabled: z.boolean().default(false) }).optional() })
    .optional(),
  mfa: z
    .object({
      providerConfigs: z
        .array(z.object({ state: z.string().optional(), totpProviderConfig: z.unknown() }))
        .default([]),
    })
    .optional(),
});
const providerSchema = z.object({ enabled: z.boolean().default(false) });

const FORBIDDEN = 403;

/** `projects/p/databases/d/collectionGroups/NAME/...` */
const collectionOf = (name: string): string => name.split('/')[5] ?? name;

/** The project, through Google's REST interfaces. Reads only. */
export function googleCloud({
  projectId,
  token,
  ask = fetch,
  timeoutMs = TIMEOUT_MS,
}: {
  readonly projectId: string;
  readonly token: string;
  readonly ask?: Fetch;
  readonly timeoutMs?: number;
}): CloudProject {
  const project = `projects/${projectId}`;
  const database = `https://firestore.googleapis.com/v1/${project}/databases/(default)`;
  const auth = `https://identitytoolkit.googleapis.com/admin/v2/${project}`;

  return {
    enabledServices: async () =>
      (
        await pages(
          `https://serviceusage.googleapis.com/v1/${project}/services?filter=state:ENABLED&pageSize=200`,
          servicesSchema,
        )
      ).flatMap(({ services }) => services.map(({ config }) => config.name)),
    hasSecret: async (name) => {
      const url = `https://secretmanager.googleapis.com/v1/${project}/secrets/${name}/versions/latest`;
      return (await read(url, secretSchema))?.state === 'ENABLED';
    },
    secretText: async (name) => {
      const url = `https://secretmanager.googleapis.com/v1/${project}/secrets/${name}/versions/latest:access`;
      const found = await read(url, payloadSchema, FORBIDDEN);
      return found === null ? null : Buffer.from(found.payload.data, 'base64').toString('utf8');
    },
    cors: async (bucket) =>
      (
        await read(
          `https://storage.googleapis.com/storage/v1/b/${encodeURIComponent(bucket)}?fields=cors`,
          bucketSchema,
        )
      )?.cors ?? null,
    database: async () => {
      const found = await read(database, databaseSchema);
      return found === null ? null : { type: found.type, location: found.locationId };
    },
    unbuiltIndexes: async () =>
      (await pages(`${database}/collectionGroups/-/indexes?pageSize=200`, indexesSchema))
        .flatMap(({ indexes }) => indexes)
        .filter(({ state }) => state !== 'READY')
        .map(({ name, state }) => `${collectionOf(name)} (${state})`),
    expiringCollections: async () =>
      (
        await pages(
          `${database}/collectionGroups/-/fields?filter=${encodeURIComponent('ttlConfig:*')}&pageSize=200`,
          fieldsSchema,
        )
      )
        .flatMap(({ fields }) => fields)
        .filter(({ ttlConfig }) => ttlConfig !== undefined && ttlConfig.state !== 'NEEDS_REPAIR')
        .map(({ name }) => collectionOf(name)),
    signIn: async () => {
      const config = await read(`${auth}/config`, authSchema);
      const google = await read(`${auth}/defaultSupportedIdpConfigs/google.com`, providerSchema);
      return {
        domains: config?.authorizedDomains ?? [],
        password: config?.signIn?.email?.enabled ?? false,
        google: google?.enabled ?? false,
        totp:
          config?.mfa?.providerConfigs.some(
            ({ state, totpProviderConfig }) =>
              totpProviderConfig !== undefined && (state === 'ENABLED' || state === 'MANDATORY'),
          ) ?? false,
      };
    },
  };

  /** Null for what is not there, and where it may be, for what is forbidden. */
  async function read<Schema extends z.ZodType>(
    url: string,
    schema: Schema,
    alsoAbsent?: typeof FORBIDDEN,
  ): Promise<z.output<Schema> | null> {
    const headers = { authorization: `Bearer ${token}`, 'x-goog-user-project': projectId };
    const response = await answerWithin(timeoutMs, url, (signal) => ask(url, { headers, signal }));
    if (response.status === 404 || response.status === alsoAbsent) return null;
    if (!response.ok) throw new Error(`${new URL(url).hostname} answered ${response.status}`);
    return schema.parse(await response.json());
  }

  async function pages<Page extends { readonly nextPageToken?: string | undefined }>(
    url: string,
    schema: z.ZodType<Page>,
  ): Promise<readonly Page[]> {
    const all: Page[] = [];
    for (let next: string | undefined = ''; next !== undefined && all.length < TIMES_PAGED;) {
      const page: Page | null = await read(
        next === '' ? url : `${url}&pageToken=${encodeURIComponent(next)}`,
        schema,
      );
      if (page === null) break;
      all.push(page);
      next = page.nextPageToken === '' ? undefined : page.nextPageToken;
    }
    return all;
  }
}
