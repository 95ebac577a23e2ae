import { priceIdsSchema } from '@lumashot/domain/billing/priceIds';
import { z } from 'zod';

const port = z.int().min(1).max(65_535);

export const appConfigSchema = z.object({
  firebase: z.object({
    apiKey: z.string().min(1),
    authDomain: z.string(),
    projectId: z.string().min(1),
    storageBucket: z.string().min(1),
    appId: z.string(),
  }),
  /** Null in production; the ports of the local emulators otherwise. */
  emulators: z
    .object({ host: z.string(), auth: port, firestore: port, storage: port, functions: port })
    .nullable(),
  /** What the functions sell: the same table as theirs. */
  priceIds: priceIdsSchema,
  /** Of reCAPTCHA Enterprise; null: no App Check. */
  appCheckSiteKey: z.string().min(1).nullable().default(null),
});
export type AppConfig = z.infer<typeof appConfigSchema>;

/** The block that the build writes into index.html: one bundle serves every environment. */
export function readAppConfig(document: Document): AppConfig {
  const text = document.getElementById('app-config')?.textContent ?? '';
  return appConfigSchema.parse(JSON.parse(text));
}
