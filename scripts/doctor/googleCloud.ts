import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import type { z } from 'zod';
import { allPages, askGoogle, type GoogleClient } from '../lib/google/googleRest.ts';
import type { CloudProject } from './cloudProject.ts';
import {
  appCheckSchema,
  authSchema,
  bucketSchema,
  databaseSchema,
  fieldsSchema,
  indexesSchema,
  payloadSchema,
  policySchema,
  projectSchema,
  providerSchema,
  repositorySchema,
  secretSchema,
  servicesSchema,
} from './googleAnswers.ts';

const FORBIDDEN = 403;
/** Where the Firebase CLI has functions built, and how it notes that their images shall stay. */
const IMAGES = `locations/${FUNCTIONS_REGION}/repositories/gcf-artifacts`;
const IMAGES_STAY = 'firebase-functions-cleanup-opted-out';

/** `projects/p/databases/d/collectionGroups/NAME/...` */
const collectionOf = (name: string): string => name.split('/')[5] ?? name;

/** The project, through Google's REST interfaces. Reads only. */
export function googleCloud(client: GoogleClient): CloudProject {
  const project = `projects/${client.projectId}`;
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
      if (found === null) return null;
      return {
        type: found.type,
        location: found.locationId,
        hasPointInTime: found.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
        isDeleteProtected: found.deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
      };
    },
    indexes: async () =>
      (await pages(`${database}/collectionGroups/-/indexes?pageSize=200`, indexesSchema))
        .flatMap(({ indexes }) => indexes)
        .map(({ name, state, fields }) => {
          // Every index ends with the documents' names, which firestore.indexes.json leaves out.
          const said = fields.at(-1)?.fieldPath === '__name__' ? fields.slice(0, -1) : fields;
          const texts = said.map(
            ({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`,
          );
          return { text: `${collectionOf(name)}: ${texts.join(', ')}`, state };
        }),
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
    access: async () => {
      const url = `https://cloudresourcemanager.googleapis.com/v1/${project}`;
      const [found, policy] = await Promise.all([
        read(url, projectSchema, FORBIDDEN),
        read(`${url}:getIamPolicy`, policySchema, FORBIDDEN, {
          options: { requestedPolicyVersion: 3 },
        }),
      ]);
      if (found === null || policy === null) return null;
      return { projectNumber: found.projectNumber, bindings: policy.bindings };
    },
    cleansImages: async () => {
      const url = `https://artifactregistry.googleapis.com/v1/${project}/${IMAGES}`;
      const found = await read(url, repositorySchema, FORBIDDEN);
      if (found === null) return null;
      return Object.keys(found.cleanupPolicies).length > 0 || found.labels[IMAGES_STAY] === 'true';
    },
    appCheckedServices: async () => {
      const url = `https://firebaseappcheck.googleapis.com/v1/${project}/services`;
      const found = await read(url, appCheckSchema, FORBIDDEN);
      return (found?.services ?? [])
        .filter(({ enforcementMode }) => enforcementMode === 'ENFORCED')
        .map(({ name }) => name.split('/').at(-1) ?? name);
    },
  };

  /** Null for what is not there, and where it may be, for what is forbidden. With a body it is a POST. */
  async function read<Schema extends z.ZodType>(
    url: string,
    schema: Schema,
    alsoAbsent?: typeof FORBIDDEN,
    body?: object,
  ): Promise<z.output<Schema> | null> {
    const method = body === undefined ? 'GET' : 'POST';
    const response = await askGoogle(client, { url, method, body });
    if (response.status === 404 || response.status === alsoAbsent) return null;
    if (!response.ok) throw new Error(`${new URL(url).hostname} answered ${response.status}`);
    return schema.parse(await response.json());
  }

  function pages<Page extends { readonly nextPageToken?: string | undefined }>(
    first: string,
    schema: z.ZodType<Page>,
  ): Promise<readonly Page[]> {
    return allPages(first, (url) => read(url, schema));
  }
}
