import { z } from 'zod';

/** What is read of Google's answers, in the words of its REST reference. */
export const servicesSchema = z.object({
  services: z.array(z.object({ config: z.object({ name: z.string() }) })).default([]),
  nextPageToken: z.string().optional(),
});
export const secretSchema = z.object({ state: z.string() });
export const payloadSchema = z.object({ payload: z.object({ data: z.base64() }) });
export const bucketSchema = z.object({
  cors: z
    .array(
      z.object({
        origin: z.array(z.string()).default([]),
        method: z.array(z.string()).default([]),
      }),
    )
    .default([]),
});
export const databaseSchema = z.object({
  type: z.string(),
  locationId: z.string(),
  pointInTimeRecoveryEnablement: z.string().optional(),
  deleteProtectionState: z.string().optional(),
});
export const indexesSchema = z.object({
  indexes: z
    .array(
      z.object({
        name: z.string(),
        state: z.string(),
        fields: z
          .array(
            z.object({
              fieldPath: z.string(),
              order: z.string().optional(),
              arrayConfig: z.string().optional(),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});
export const fieldsSchema = z.object({
  fields: z
    .array(z.object({ name: z.string(), ttlConfig: z.object({ state: z.string() }).optional() }))
    .default([]),
  nextPageToken: z.string().optional(),
});
export const authSchema = z.object({
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
export const providerSchema = z.object({ enabled: z.boolean().default(false) });
export const projectSchema = z.object({ projectNumber: z.string() });
export const policySchema = z.object({
  bindings: z
    .array(z.object({ role: z.string(), members: z.array(z.string()).default([]) }))
    .default([]),
});
export const repositorySchema = z.object({
  cleanupPolicies: z.record(z.string(), z.unknown()).default({}),
  labels: z.record(z.string(), z.string()).default({}),
});
export const appCheckSchema = z.object({
  services: z
    .array(z.object({ name: z.string(), enforcementMode: z.string().default('OFF') }))
    .default([]),
});
